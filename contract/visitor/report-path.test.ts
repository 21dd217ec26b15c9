import { expect, test } from 'vitest';
import { reportedIn } from './report-path.ts';

test('a URL contains the ID of the reported item in plain digits', () => {
  expect(reportedIn('?about=product-16')).toEqual({ kind: 'product', id: 16 });
  for (const id of ['0x10', '1e1', '', '%2016', '016', '-16', '1.0', '99999999999'])
    expect(reportedIn(`?about=product-${id}`), id).toBeUndefined();
});
