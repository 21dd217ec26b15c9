import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';

test('tests store their files in a folder that is deleted after the run', () => {
  expect(temporaryFolder()).toMatch(/\/aceboard-tests-\w+\/aceboard-\w+$/);
});
