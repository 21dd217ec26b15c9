import { expect, test } from 'vitest';
import { sheetRows } from './sheet-rows.ts';

const collected = (...rows: [attributes: Record<string, string>, ...texts: string[]][]) => {
  const sheet = sheetRows({ texts: [], dateStyles: new Set(), startsIn1904: false });
  for (const [attributes, ...texts] of rows) {
    sheet.open('row', attributes);
    for (const text of texts) {
      sheet.open('c', { t: 'str' });
      sheet.open('v', {});
      sheet.addText(text);
      sheet.close();
      sheet.close();
    }
    sheet.close();
  }
  return sheet.take();
};

test('blank rows are skipped, and the others keep Excel’s numbers', () => {
  expect(collected([{}, 'Day'], [{}], [{}, '', ' '], [{}, '', '5'])).toEqual([
    { row: 1, cells: ['Day'] },
    { row: 4, cells: ['', '5'] },
  ]);
});

test.each(['abc', '1.5', '1e400', '0', '-1', '1048577'])('the row number %s is refused', (r) => {
  expect(() => collected([{ r }, '5'])).toThrow(
    expect.objectContaining({
      errors: [{ path: 'file', message: `Is not a row number: ${r}` }],
    }),
  );
});
