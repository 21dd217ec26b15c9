import { expect, test } from 'vitest';
import { readRedirectFile } from './read-redirect-file.ts';

const read = async (text: string) =>
  (await readRedirectFile(text)).map((line) => [
    line.row,
    line.from,
    'reason' in line ? { reason: line.reason } : line.to,
  ]);

test.each([
  ['our export', 'old,new\n/a,/b\n/c,410\n', [2, 3]],
  ['a spreadsheet with semicolons', '\ufeffOld;New\r\n/a;/b\r\n/c;410\r\n', [2, 3]],
  ['Excel’s separator line', 'sep=;\r\nold;new\r\n/a;/b\r\n/c;gone\r\n', [3, 4]],
  ['two columns without a header', '/a,/b\n/c,410', [1, 2]],
  ['three columns without a header', '/a,/b,301\n/c,,410', [1, 2]],
  ['words with tabs', '/a\t/b\n/c\t410', [1, 2]],
  ['words with spaces and blank lines', '/a /b\n\n  /c   410\n', [1, 3]],
  ['words with a status', '/a /b 301\n/c - 404', [1, 2]],
])('reads %s', async (_, text, [first, second]) => {
  expect(await read(text)).toEqual([
    [first, '/a', '/b'],
    [second, '/c', null],
  ]);
});

test('reads a CSV export of Redirection', async () => {
  const text = `source,target,regex,code,type,hits,title,status
/a,/b,0,301,url,5,,active
"/c?p=1",/d/,0,302,url,0,"A, B",active
^/e/(.*)$,/f/$1,1,301,url,0,,active
/g,,0,410,error,0,,active
/h,,0,404,error,0,,active
/i,/j,0,301,url,0,,disabled
/k,,0,0,pass,0,,active
/l,/m,0,451,url,0,,active`;
  expect(await read(text)).toEqual([
    [2, '/a', '/b'],
    [3, '/c?p=1', '/d/'],
    [4, '^/e/(.*)$', { reason: 'Is a regular expression' }],
    [5, '/g', null],
    [6, '/h', null],
    [7, '/i', { reason: 'Is switched off' }],
    [8, '/k', { reason: 'Is not a plain redirect' }],
    [9, '/l', { reason: 'Has the status 451, which is not a redirect' }],
  ]);
});

test('reads a JSON export of Redirection', async () => {
  const plain = { match_type: 'url', action_type: 'url', action_code: 301, regex: false };
  const redirects = [
    { ...plain, url: '/a', action_data: { url: '/b' }, enabled: true },
    { ...plain, url: '/c', action_type: 'error', action_code: 410, action_data: null },
    { ...plain, url: '^/d', regex: 1, action_data: { url: '/e' } },
    { ...plain, url: '/f', match_type: 'login', action_data: { logged_in: '/g' } },
    { ...plain, url: '/h', enabled: false, action_data: { url: '/i' } },
    { ...plain, url: '/j', action_type: 'random', action_data: [] },
    { url: 7 },
  ];
  const text = JSON.stringify({ plugin: { version: '5.5.0' }, groups: [], redirects }, null, 2);
  expect(await read(text)).toEqual([
    [1, '/a', '/b'],
    [2, '/c', null],
    [3, '^/d', { reason: 'Is a regular expression' }],
    [4, '/f', { reason: 'Has a condition' }],
    [5, '/h', { reason: 'Is switched off' }],
    [6, '/j', { reason: 'Is not a plain redirect' }],
    [7, '', { reason: 'Is not a redirect of the plugin Redirection' }],
  ]);
});

test('reads a CSV export of Yoast SEO Premium, which leaves out the first slash', async () => {
  const text = `"Origin","Target","Type","Format"
"old-post","new-post/","301","plain"
"redirect-me/","/here","307","plain"
"gone","","410","plain"
"blog/.*","blog","301","regex"
"full","https://old.example/x","301","plain"`;
  expect(await read(text)).toEqual([
    [2, '/old-post', '/new-post/'],
    [3, '/redirect-me/', '/here'],
    [4, '/gone', null],
    [5, 'blog/.*', { reason: 'Is a regular expression' }],
    [6, '/full', 'https://old.example/x'],
  ]);
});

test('reads the redirects in a .htaccess file, and lists those that depend on something', async () => {
  const text = `# BEGIN WordPress
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule . /index.php [L]
RewriteRule ^about\\.html$ /about [R=301,L]
</IfModule>
Redirect 301 /a /b
Redirect gone /c
Redirect /d "https://old.example/e"
RedirectPermanent "/f" /g
RedirectMatch 301 ^/h/?$ /i
RedirectMatch 301 ^/j/(.*)$ /k/$1
RedirectMatch 410 ^/l$
  rewriterule ^m/n/?$ /o? [NC, R=permanent, L]
RewriteRule ^p$ - [G]
RewriteRule ^q$ /r [L]
RewriteRule ^s$ https://%{HTTP_HOST}/t [R=301]
<If "%{HTTP_HOST} == 'x.example'">
Redirect 301 /u /v
</If>
ErrorDocument 404 /404.html
Redirect 301 /w /x`;
  expect(await read(text)).toEqual([
    [5, '.', { reason: 'Has a condition' }],
    [6, '/about.html', '/about'],
    [8, '/a', '/b'],
    [9, '/c', null],
    [10, '/d', 'https://old.example/e'],
    [11, '/f', '/g'],
    [12, '/h', '/i'],
    [13, '^/j/(.*)$', { reason: 'Is a regular expression' }],
    [14, '/l', null],
    [15, '/m/n', '/o'],
    [16, '/p', null],
    [17, '/q', { reason: 'Is not a redirect, but an internal rewrite' }],
    [18, '/s', { reason: 'Its target depends on the request' }],
    [20, '/u', { reason: 'Has a condition' }],
    [23, '/w', '/x'],
  ]);
});

test.each([
  ['old,new\n', 'The file has no redirects'],
  ['{"redirects": 5}', 'Is not an export of the plugin Redirection'],
  ['[1,', 'Is not valid JSON'],
  ['# nothing\nRewriteEngine On\n', 'The file has no redirects'],
])('refuses %j', async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({ errors: [{ path: 'csv', message }] });
});

test('refuses more than 25,000 lines', async () => {
  const lines = Array.from({ length: 25_001 }, (_, index) => `/a${index} /b`);
  await expect(read(lines.join('\n'))).rejects.toMatchObject({
    errors: [{ message: 'Must have at most 25000 lines; split the file' }],
  });
  expect(await read(lines.slice(1).join('\n'))).toHaveLength(25_000);
});

test.each([
  ['quotes', `Redirect 301 ${'"'.repeat(200_000)}`],
  ['brackets', `RewriteRule ${'['.repeat(200_000)}`],
  ['blank lines', `${'\n'.repeat(200_000)}Redirect 301 /a /b`],
  ['slashes', `Redirect 301 ${'/a'.repeat(200_000)} /b`],
])('reads a file of many %s as fast as others', async (_, text) => {
  expect(await read(text)).toHaveLength(1);
});
