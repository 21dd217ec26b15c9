/** The setup steps are derived from the data, whichever screen or program wrote it. */
import { afterEach, expect, test } from 'vitest';
import { seedSampleCatalogue } from '../sample/seed-sample-catalogue.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';
import { trpcClient } from '../testing/trpc.ts';

const started: TestApp[] = [];
afterEach(async () => {
  for (const { app } of started.splice(0).reverse()) await app.close();
});

async function start(variables: Record<string, string> = {}, address?: string) {
  const given = await testApp(variables, { address });
  started.push(given);
  return given;
}

type Step = { step: string; done: boolean };

const setupOf = async ({ call }: TestApp) => (await call('GET', '/admin/setup')).body;
const doneIn = async (given: TestApp) =>
  (await setupOf(given)).steps.flatMap(({ step, done }: Step) => (done ? [step] : []));

test('a new portal has every step left to do, and each is completed by the write it asks for', async () => {
  const given = await start();
  expect(await setupOf(given)).toEqual({
    dismissed: false,
    example_pages: [
      'About us',
      'Support',
      'Terms of use',
      'Privacy',
      'Responsible gambling',
      'Cookies',
    ].map((name, index) => ({ id: index + 1, name })),
    steps: [
      'name',
      'market',
      'language',
      'colours',
      'partner',
      'top-list',
      'pages',
      'sessions',
    ].map((step) => ({
      step,
      done: false,
    })),
  });
  const settings = (draft: object) => given.call('PUT', '/admin/settings', draft);
  await settings({ name: 'Copper Lantern' });
  expect(await doneIn(given)).toEqual(['name']);
  await settings({ name: 'Copper Lantern', theme: 'light' });
  expect(await doneIn(given)).toEqual(['name', 'colours']);
  const markets = (await given.call('GET', '/admin/markets')).body.items;
  for (const [index, { id }] of markets.entries()) {
    const { body } = await given.call('GET', `/admin/markets/${id}`);
    expect((await given.call('PUT', `/admin/markets/${id}`, body)).status).toBe(200);
    expect((await doneIn(given)).includes('language')).toBe(index === markets.length - 1);
    expect(await doneIn(given)).toContain('market');
  }
  const { id } = await given.make.product();
  expect(await doneIn(given)).not.toContain('top-list');
  await given.make.topListEntry({ product_id: id });
  for (const page of (await given.call('GET', '/admin/pages')).body.items) {
    expect(await doneIn(given)).not.toContain('pages');
    const { body } = await given.call('GET', `/admin/pages/${page.id}`);
    await given.call('PUT', `/admin/pages/${page.id}`, body);
  }
  const rules = { sessions_only: true, passkeys_required: false };
  expect(await doneIn(given)).not.toContain('sessions');
  await given.call('PUT', '/admin/sign-in-rules', rules);
  expect((await setupOf(given)).steps.every(({ done }: Step) => done)).toBe(true);
  await given.call('DELETE', `/admin/products/${id}`);
  expect(await doneIn(given)).toEqual([
    'name',
    'market',
    'language',
    'colours',
    'pages',
    'sessions',
  ]);
});

test('a name set in the environment completes its step', async () => {
  expect(await doneIn(await start({ SITE_NAME: 'Fixed' }))).toEqual(['name']);
});

test('seeded partners don’t count as the owner’s, and the sample is a step until removed', async () => {
  const given = await start();
  await seedSampleCatalogue({ db: given.db, now: new Date() });
  expect(await doneIn(given)).toEqual([]);
  expect((await setupOf(given)).steps.at(-1)).toEqual({ step: 'sample', done: false });
  const { admin } = trpcClient(given);
  const { version } = await admin.sample.get.query();
  await admin.sample.remove.mutate({ version });
  expect(await doneIn(given)).toEqual(['sample']);
  const { removed } = await admin.sample.get.query();
  await admin.sample.restore.mutate({ at: removed?.at ?? '' });
  expect(await doneIn(given)).toEqual([]);
  const [product] = (await given.call('GET', '/admin/products')).body.items;
  const { body } = await given.call('GET', `/admin/products/${product.id}`);
  await given.call('PUT', `/admin/products/${product.id}`, { ...body, rating: 1 });
  expect(await doneIn(given)).toEqual(['partner']);
});

test('an owner dismisses the steps in every process, and brings them back', async () => {
  const given = await start();
  const other = await start({}, given.address);
  const { status, body } = await given.call('PUT', '/admin/setup', { dismissed: true });
  expect([status, body.dismissed]).toEqual([200, true]);
  expect((await setupOf(other)).dismissed).toBe(true);
  const { admin } = trpcClient(other);
  expect((await admin.setup.update.mutate({ dismissed: false })).dismissed).toBe(false);
  expect((await setupOf(given)).dismissed).toBe(false);
  expectProblem(await given.call('PUT', '/admin/setup', {}), 'bad_input', 400);
});
