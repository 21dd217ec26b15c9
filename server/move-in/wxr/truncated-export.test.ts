import { expect, test } from 'vitest';
import { exportParts } from '../../../scripts/wordpress-export/export-xml.ts';
import { classic } from '../../../scripts/wordpress-export/site/classic.ts';
import { readAll } from './testing/export-text.ts';

const file = Buffer.concat([...exportParts(classic)]);

test('a file cut anywhere ends with a clear error, after a prefix of its records', async () => {
  const whole = await readAll(file);
  expect(whole.error).toBe('');
  for (let end = 0; end < file.length; end += 1_000) {
    const { records, error } = await readAll(file.subarray(0, end));
    expect(records).toEqual(whole.records.slice(0, records.length));
    expect(error).toMatch(
      end === 0
        ? /^file: The file is empty/
        : /^file: Line [\d,]+: the file ends (inside <|before)/,
    );
  }
});
