import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPublicAddress } from './are-links-checked.ts';
import { nightlyLinkCheck } from './nightly-link-check.ts';
import { type LinkApp, linkApp } from './testing/link-app.ts';

test.each([
  ['https://aceboard.com', true],
  ['https://play.aceboard.com:8443', true],
  ['http://8.8.8.8', true],
  ['http://[2606:4700::1111]', true],
  ['http://localhost:3000', false],
  ['http://portal', false],
  ['https://portal.local', false],
  ['https://portal.example', false],
  ['http://192.168.1.5', false],
  ['http://10.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  [undefined, false],
])('with SITE_URL=%s, links are checked by default: %s', (siteUrl, isChecked) => {
  expect(hasPublicAddress(siteUrl)).toBe(isChecked);
});

describe('a site', () => {
  let app: LinkApp;
  beforeEach(async () => {
    app = await linkApp();
  });
  afterEach(() => app.close());

  test('with LINK_CHECK=off links are listed, but not requested', async () => {
    const { given, site, process, night } = app;
    const off = await process({ LINK_CHECK: 'off' }, given.address);
    await off.make.product({ ref_link: site.url('/') });
    expect((await off.call('GET', '/admin/links')).body).toMatchObject({
      items: [{ url: site.url('/') }],
      is_on: false,
      can_check: false,
    });
    expect((await off.call('GET', '/admin/links/problems?kind=product')).body).toEqual({
      items: [],
    });
    await night(off);
    expect((await off.call('POST', '/admin/links/1/check')).status).toBe(409);
    expect((await off.call('GET', '/admin/dashboard')).body.notices).toEqual([]);
    expect(site.requests).toEqual([]);
  });

  test('the setting only affects nightly checks, and a link can still be checked manually', async () => {
    const { given, site, process } = app;
    const free = await process({ LINK_CHECK: '' }, given.address);
    await free.make.product({ ref_link: site.url('/') });
    site.answers['/'] = 200;
    const nightOf = async () => {
      const before = site.requests.length;
      for (const { run } of nightlyLinkCheck(free.deps)) await run(new AbortController().signal);
      return site.requests.length - before;
    };
    const list = async () => (await free.call('GET', '/admin/links')).body;
    expect(await list()).toMatchObject({
      items: [{ state: 'unchecked' }],
      is_on: false,
      can_check: true,
    });
    expect(await nightOf()).toBe(0);
    const { status, body } = await free.call('POST', '/admin/links/1/check');
    expect([status, body.state]).toEqual([200, 'good']);

    await free.call('PUT', '/admin/settings', { name: null, link_check: 'on' });
    await app.passDay();
    expect((await list()).is_on).toBe(true);
    expect(await nightOf()).toBeGreaterThan(0);
  });
});
