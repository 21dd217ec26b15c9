import { expect, test } from 'vitest';
import { AppError, overloaded } from '../errors.ts';
import { type PageSetting, pageHead, type RenderingResult } from './page-head.ts';
import type { PageUrl } from './page-url.ts';

const cached = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const whole: RenderingResult = {
  status: 200,
  failures: [],
  isIncomplete: false,
  hasRejectedForm: false,
};

const headOf = (
  page: Partial<PageUrl> = {},
  result: Partial<RenderingResult> = {},
  setting: Partial<PageSetting> = {},
) =>
  pageHead(
    { path: '/guides', search: '', market: undefined, ...page },
    { ...whole, ...result },
    { dev: false, ...setting },
  );

test.each<[string, Partial<PageUrl>, Partial<RenderingResult>, Partial<PageSetting>, string]>([
  ['a complete page', {}, {}, {}, cached],
  ['a missing page', {}, { status: 404 }, {}, cached],
  ['an incomplete page', {}, { isIncomplete: true }, {}, 'no-store'],
  ['a form that is shown again', {}, { hasRejectedForm: true }, {}, 'no-store'],
  ['a page in development', {}, {}, { dev: true }, 'no-store'],
  ['the admin', { path: '/admin/products' }, {}, {}, 'no-store'],
  ['an account', { path: '/tr/account' }, {}, {}, 'no-store'],
  ['the saved list', { path: '/saved' }, {}, {}, 'private, no-cache'],
  ['the form for following', { path: '/tr/follow' }, {}, {}, 'private, no-cache'],
  [
    'a form for following that is shown again',
    { path: '/follow' },
    { hasRejectedForm: true },
    {},
    'no-store',
  ],
  ['the form for a break', { path: '/break' }, {}, {}, 'private, no-cache'],
  ['a link in an email', { path: '/unsubscribe' }, {}, {}, 'no-store'],
  ['a preview', { path: '/preview/1' }, {}, {}, 'no-store'],
])('%s has its cache header', (_, page, result, setting, cacheControl) => {
  expect(headOf(page, result, setting).headers['cache-control']).toBe(cacheControl);
});

test('a page is unavailable while all its failures are temporary, and says when to retry', () => {
  const busy = overloaded('Busy.');
  const full = new AppError('disk_full', 'Full.', { headers: { 'retry-after': '30' } });
  const broken = new AppError('internal', 'Broken.');
  expect(headOf({}, { failures: [full, busy] })).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '30' },
    isComplete: false,
  });
  const failed = headOf({}, { failures: [busy, broken] });
  expect(failed).toMatchObject({ status: 500, isComplete: false });
  expect(failed.headers).not.toHaveProperty('retry-after');
});

test.each<[string, Partial<PageUrl>]>([
  ['its URL names the market', { market: 'TR' }],
  ['the visitor chooses the market', {}],
  ['it is the home page', { path: '/', market: 'TR' }],
])('a page varies by cookie where %s, because a visitor may be on a break', (_, page) => {
  expect(headOf(page).headers.vary).toBe('accept-encoding, cookie');
});

test.each(['/admin', '/preview/1'])('search engines are asked not to index %s', (path) => {
  expect(headOf({ path }).headers['x-robots-tag']).toBe('noindex');
  expect(headOf().headers).not.toHaveProperty('x-robots-tag');
});
