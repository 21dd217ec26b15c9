import { expect, test } from 'vitest';
import { shortenData } from './shorten-data.ts';

const page = (data: string) =>
  `<p>$R[1]={}</p><script>$_TSR.router=($R=>${data})($R["tsr"])</script><p>$R[9]=[]</p>`;

test('objects and lists that occur once have no name', () => {
  expect(shortenData(page('$R[0]={a:$R[1]=[$R[2]={b:1}]}'))).toBe(page('$R[0]={a:[{b:1}]}'));
});

test.each([
  ['that occur again keep their names', '$R[0]={a:$R[1]={b:1},c:$R[1]}'],
  ['in texts stay', '$R[0]={a:"$R[1]={\\"$R[2]=[",b:"\\\\"}'],
  ['of other values stay', '$R[0]={a:$R[1]=new Date("2026-01-01"),b:$R[2]=($R[3]=()=>0)()}'],
])('names %s', (_, data) => {
  expect(shortenData(page(data))).toBe(page(data));
});

test('names that a later script uses stay', () => {
  const html = `${page('$R[0]={a:$R[1]={b:1}}')}<script>$R[1].b=2</script>`;
  expect(shortenData(html)).toBe(html);
});

test('the result is the same data', () => {
  const shortened = /<script>(.*)<\/script>/.exec(
    shortenData(page('$R[0]={a:$R[1]=[$R[2]={b:"\\""}]}')),
  );
  const data = new Function('$_TSR', '$R', `${shortened?.[1]};return $_TSR.router`)(
    {},
    { tsr: [] },
  );
  expect(data).toEqual({ a: [{ b: '"' }] });
});

test('a page without data stays as it is', () => {
  expect(shortenData('<p>$R[1]={}</p>')).toBe('<p>$R[1]={}</p>');
});
