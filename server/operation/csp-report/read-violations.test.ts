import { expect, test } from 'vitest';
import { cspReportBody } from '#contract/operation/csp-report-body.ts';
import { asReportList, readViolations } from './read-violations.ts';

const single = (fields: Record<string, string>) =>
  readViolations(
    cspReportBody.parse(
      asReportList({
        'csp-report': {
          'document-uri': 'https://site.example/casino',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/a.js?id=1',
          ...fields,
        },
      }),
    ),
  );

const found = { directive: 'script-src-elem', page: 'casino', blocked: 'https://evil.example' };

test('reads a single report', () => {
  expect(single({})).toEqual([found]);
});

test('reads the violations in a batch of reports', () => {
  const body = {
    documentURL: 'https://site.example/tr/casino/17?q=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
  };
  const batch = [
    { type: 'csp-violation', age: 3, url: 'https://site.example', user_agent: 'x', body },
    { type: 'deprecation', body: { id: 'unload' } },
  ];
  expect(readViolations(cspReportBody.parse(asReportList(batch)))).toEqual([
    { directive: 'script-src-elem', page: 'product', blocked: 'inline' },
  ]);
});

test.each([
  ['', 'inline'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/javascript,alert(1)', 'data'],
  ['blob:https://site.example/1', 'blob'],
  ['https://user:password@Evil.example:8443/path?query#part', 'https://evil.example:8443'],
  ['wss://evil.example/socket', 'wss://evil.example'],
  ['ftp://evil.example/', 'other'],
  ['any sentence that someone would like an owner to read', 'other'],
  [`https://${'long.'.repeat(30)}example/`, 'other'],
])('%j is stored as %j', (blocked, source) => {
  expect(single({ 'blocked-uri': blocked })).toEqual([{ ...found, blocked: source }]);
});

test.each([
  ['https://site.example/admin/products', 'admin'],
  ['https://site.example/tr/guides/first', 'guides'],
  ['https://site.example/go/product/1', 'other'],
  ['about', 'other'],
])('%s is a page of the kind %s', (url, page) => {
  expect(single({ 'document-uri': url })).toEqual([{ ...found, page }]);
});

test('a directive from an older browser includes its sources', () => {
  const older = { 'effective-directive': '', 'violated-directive': "img-src 'self' https:" };
  expect(single(older)).toEqual([{ ...found, directive: 'img-src' }]);
});

test.each([
  ['an unknown directive', { 'effective-directive': 'constructor' }],
  ['an extension', { 'blocked-uri': 'chrome-extension://abc/inject.js' }],
  ['an extension', { 'blocked-uri': 'moz-extension' }],
  ['code of an extension', { 'source-file': 'safari-web-extension://abc/a.js' }],
])('ignores %s', (_, fields) => {
  expect(single(fields)).toEqual([]);
});
