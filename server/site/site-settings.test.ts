/** Owners change settings over the API, and pages in every process show them. */
import { createHash } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';
import { settingsDraft } from '#contract/site/site-settings.ts';
import { updateTimeZone } from '../../db/start/update-time-zone.ts';
import { inquiryOf, type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';
import { refusalOf, trpcClient } from '../testing/trpc.ts';
import { mailServer } from '../visitor/account/testing/mail-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(variables: Record<string, string> = {}, address?: string) {
  const given = await testApp(variables, { pages: 'built', address });
  closing.push(() => given.app.close());
  return given;
}

const page = async ({ app }: TestApp, url = '/casino') => (await app.inject(url)).body;
const hrefOf = (html: string, words: string) =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${words}<`).exec(html)?.[1];
const save = ({ call }: TestApp, draft: object) =>
  call('PUT', '/admin/settings', { name: null, ...draft });

test('a new site has the defaults', async () => {
  const given = await start();
  const { status, body } = await given.call('GET', '/admin/settings');
  expect([status, body]).toEqual([
    200,
    {
      id: 1,
      name: null,
      telegram_url: null,
      social_links: [],
      inquiry_email: null,
      online_counter: null,
      disabled_languages: [],
      theme: 'dark',
      accent: null,
      logo: null,
      logo_light: null,
      icon: null,
      fact_days: 180,
      link_check: null,
      announcement_url: null,
      starts_at: null,
      ends_at: null,
      i18n: {
        en: { footer_note: null, announcement: null },
        tr: { footer_note: null, announcement: null },
      },
      from_environment: {
        name: null,
        telegram_url: null,
        online_counter: null,
        link_check: null,
      },
    },
  ]);
  const html = await page(given);
  expect(html).toContain('– Aceboard</title>');
  expect(html).toContain('https://t.me/aceboard');
  expect(html).not.toContain('aria-label="Announcement"');
});

test('a change shows on every page in every process immediately, and the history restores the previous state', async () => {
  const given = await start();
  const other = await start({}, given.address);
  await page(other);
  expect(await page(given)).toContain('https://t.me/aceboard');
  await save(given, { name: 'First name' });
  expect(await page(given)).not.toContain('https://t.me');
  const draft = {
    name: 'Copper Lantern',
    telegram_url: 'https://t.me/copper_lantern',
    social_links: [{ name: 'Pigeon Post', url: 'https://pigeons.example/lantern' }],
    announcement_url: '/bonuses',
    i18n: {
      en: { footer_note: 'A note for everybody.', announcement: 'We have moved.' },
      tr: { announcement: 'Taşındık.' },
    },
  };
  const saved = await save(given, draft);
  expect(saved.status).toBe(200);
  for (const site of [given, other]) {
    // Another process on PostgreSQL is notified of a write a moment later.
    await expect.poll(() => page(site)).toContain('– Copper Lantern</title>');
    const english = await page(site);
    for (const shown of [
      'https://t.me/copper_lantern',
      'https://pigeons.example/lantern',
      'A note for everybody.',
    ]) {
      expect(english).toContain(shown);
    }
    expect(hrefOf(english, 'We have moved.')).toBe('/bonuses');
    const turkish = await page(site, '/tr/casino');
    expect(hrefOf(turkish, 'Taşındık.')).toBe('/tr/bonuses');
    expect(turkish).toContain('A note for everybody.');
    const manifest = await site.app.inject('/manifest.webmanifest');
    expect(manifest.json().name).toBe('Copper Lantern');
  }
  const { body } = await given.call('GET', '/admin/changes?entity=settings');
  const [latest, first] = body.items;
  expect([latest, first]).toMatchObject([
    { action: 'update', entity: 'settings', entity_id: 1 },
    { action: 'update' },
  ]);
  const restored = await given.call('POST', `/admin/changes/${first.seq}/restore`);
  expect(restored.status).toBe(201);
  await expect.poll(() => page(other)).toContain('– First name</title>');
});

test('the environment takes precedence, and owners can see that', async () => {
  const given = await start({ SITE_NAME: 'Fixed', ONLINE_COUNTER: 'off', LINK_CHECK: 'on' });
  const { body } = await save(given, { name: 'Written', online_counter: 'live' });
  expect(body).toMatchObject({
    name: 'Written',
    from_environment: {
      name: 'Fixed',
      telegram_url: null,
      online_counter: 'off',
      link_check: 'on',
    },
  });
  expect(await page(given)).toContain('– Fixed</title>');
  expect((await given.app.inject('/api/online')).statusCode).toBe(404);
});

test('colours are inlined in the page, and its policy allows only them', async () => {
  const given = await start();
  expect(await page(given)).not.toContain('<style');
  const refused = await save(given, { accent: '#333333' });
  expect(refused.body.errors[0].message).toMatch(
    /^Cannot be read in this theme. The nearest readable color is #[\da-f]{6}$/,
  );
  await save(given, { theme: 'light', accent: '#1d4ed8' });
  const { body, headers } = await given.app.inject('/casino');
  const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(body) ?? [];
  expect(styles).toContain('--color-brass:#1d4ed8');
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(body).toContain('<meta name="theme-color" content="#f6faf8"/>');
  const manifest = (await given.app.inject('/manifest.webmanifest')).json();
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#f6faf8', '#f6faf8']);
});

test('the announcement is shown from start to end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-05-01T11:59:30Z');
  const given = await start();
  await save(given, {
    starts_at: '2026-05-01 12:00:00',
    ends_at: '2026-05-01 13:00:00',
    i18n: { en: { announcement: 'For an hour.' } },
  });
  const isShown = async () => (await page(given)).includes('For an hour.');
  expect(await isShown()).toBe(false);
  vi.setSystemTime('2026-05-01T12:00:00Z');
  expect(await isShown()).toBe(true);
  vi.setSystemTime('2026-05-01T13:00:00Z');
  expect(await isShown()).toBe(false);
});

test('refuses an announcement whose end precedes its start because the clock skips an hour', async () => {
  const given = await start();
  await updateTimeZone(given.db, 'Europe/Berlin');
  const { status, body } = await save(given, {
    starts_at: '2026-03-29 02:30:00',
    ends_at: '2026-03-29 03:10:00',
  });
  expect([status, body.errors?.[0].path]).toEqual([400, 'ends_at']);
});

test('an invalid value is refused with its field’s path and changes nothing', async () => {
  const given = await start();
  const refused = async (draft: object) => {
    const { status, body } = await save(given, draft);
    return [status, body.errors?.[0]?.path];
  };
  const network = { name: 'N', url: 'https://n.example' };
  for (const [draft, path] of [
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'Ace\u202eboard' }, 'name'],
    [{ telegram_url: 'javascript:alert(1)' }, 'telegram_url'],
    [{ social_links: [{ ...network, url: 'data:text/html,x' }] }, 'social_links.0.url'],
    [{ social_links: Array.from({ length: 9 }, () => network) }, 'social_links'],
    [{ inquiry_email: 'a@b.example\r\nBcc: all@c.example' }, 'inquiry_email'],
    [{ online_counter: 'loud' }, 'online_counter'],
    [{ theme: 'neon' }, 'theme'],
    [{ accent: 'red' }, 'accent'],
    [{ accent: '#gggggg' }, 'accent'],
    [{ accent: '#333333' }, 'accent'],
    [{ accent: '#e9b44c', theme: 'light' }, 'accent'],
    [{ announcement_url: '//elsewhere.example' }, 'announcement_url'],
    [{ fact_days: 0 }, 'fact_days'],
    [{ fact_days: 3651 }, 'fact_days'],
    [{ starts_at: '2026-05-02 00:00:00', ends_at: '2026-05-01 00:00:00' }, 'ends_at'],
    [{ i18n: { en: { announcement: 'x'.repeat(201) } } }, 'i18n.en.announcement'],
  ] as const) {
    expect(await refused(draft), JSON.stringify(draft).slice(0, 80)).toEqual([400, path]);
  }
  expect((await given.call('GET', '/admin/changes?entity=settings')).body.items).toEqual([]);
});

test('a write based on outdated settings is refused', async () => {
  const given = await start();
  const { admin } = trpcClient(given);
  const before = settingsDraft.parse(await admin.settings.get.query());
  const saveAs = (name: string) =>
    admin.settings.update.mutate({ draft: { ...before, name }, before });
  await saveAs('One');
  expect((await refusalOf(saveAs('Two'))).code).toBe('conflict');
  expect((await admin.settings.get.query()).name).toBe('One');
});

test('the online counter is turned on without a restart', async () => {
  const given = await start();
  expectProblem(await given.call('GET', '/online'), 'not_found', 404);
  await save(given, { online_counter: 'live' });
  expect((await given.app.inject({ method: 'HEAD', url: '/api/online' })).statusCode).toBe(200);
});

test('the configured address gets an email for every inquiry, except from bots', async () => {
  const mail = await mailServer();
  closing.push(mail.close);
  const variables = { SMTP_URL: mail.url, SITE_URL: 'http://board.example' };
  const given = await start(variables);
  const send = (more: object) => given.call('POST', '/inquiries', inquiryOf('message', more));
  await send({});
  await given.deps.accounts.settled();
  await save(given, { name: 'Lantern', inquiry_email: 'owner@board.example' });
  await send({ fax_number: '1' });
  await given.deps.accounts.settled();
  expect(mail.emails).toEqual([]);
  await send({ subject: 'The one' });
  const { to, text } = await mail.next();
  expect(to).toEqual(['owner@board.example']);
  expect(text).toContain('New inquiry at Lantern');
  expect(text).toContain('http://board.example/admin/inbox');
  expect(mail.emails).toEqual([]);
});
