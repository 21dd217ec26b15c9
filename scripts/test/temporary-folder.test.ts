import { expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';

test('files stored by a test are in the folder that its run deletes', () => {
  expect(temporaryFolder()).toMatch(/\/aceboard-tests-\w+\/aceboard-\w+$/);
});
