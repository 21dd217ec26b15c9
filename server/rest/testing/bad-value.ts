/** Invalid values for each kind of field, for tests that all of them are refused. */

export type Bad = { path: string; kind: string; value: unknown };

const told = (value: unknown) =>
  (JSON.stringify(value) ?? 'missing').replace(/^(.{30}).+$/, '$1...');

export const wrong = (path: string, ...values: unknown[]): Bad[] =>
  values.map((value) => ({ path, kind: told(value), value }));

/** A lone surrogate, which JSON writes as \uD800. */
const half = '\ud800';

export const unstorable = (path: string, longest: number, before = ''): Bad[] =>
  Object.entries({
    'one character too long': 'x'.repeat(longest + 1 - before.length),
    'one emoji too long': '\u{1f3b0}'.repeat(longest + 1 - before.length),
    'a megabyte': 'x'.repeat(1024 * 1024),
    NUL: 'nul \0',
    'half a character': half,
    'half a character among letters': `lucky${half}harbor`,
  }).map(([kind, value]) => ({ path, kind, value: before + value }));

export const text = (path: string, longest: number, ...more: unknown[]) => [
  ...unstorable(path, longest),
  ...wrong(path, 7, true, ['x'], { x: 1 }, ...more),
];

export const badUrls = (path: string, ...more: unknown[]) => [
  ...unstorable(path, 2048, 'https://partner.example/'),
  ...wrong(path, 7, true, [], {}, '', 'partner.example', '//partner.example', '/\\partner.example'),
  ...wrong(
    path,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
  ),
  ...wrong(
    path,
    'https://',
    'https:///x',
    'https:partner.example',
    'http:\\\\partner.example',
    '/\tx',
  ),
  ...wrong(
    path,
    'ftp://partner.example',
    ' https://partner.example',
    'https://partner.example/a b',
  ),
  ...wrong(path, ...more),
];

export const image = (path: string, ...more: unknown[]) =>
  badUrls(
    path,
    ...['/picture.webp', '/uploads/', 'uploads/a.webp', '/uploads/a?b', '/uploads/../admin-token'],
    ...['/uploads/%2e%2e/admin-token', '/uploads/..%2fadmin-token/../../x', '/Uploads/a.webp'],
    ...more,
  );

export const whole = (path: string, ...more: unknown[]) =>
  wrong(path, '1', 'NaN', true, [], {}, -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER, ...more);

export const shape = (path: string) => wrong(path, null, 'text', 1, true, []);

export const oneOf = (path: string, ...more: unknown[]) =>
  wrong(path, '', 'nothing', 1, null, [], {}, half, ...more);
