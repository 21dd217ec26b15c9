// Runs on SQLite only: only SQLite works in the thread that answers requests.
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { productResource } from '../catalogue/resource/product.ts';
import { testApp } from '../testing/app.ts';

test('other requests are answered while a large sample is removed', async () => {
  const large = await testApp();
  onTestFinished(() => large.app.close());
  const seed = { db: large.db, actor: 'seed' };
  const draft = (number: number) =>
    productResource.schemas.draft.parse({ i18n: { en: { name: `Sample ${number}` } } });
  for (let made = 0; made < 600; made += 1) await productResource.create(seed, draft(made));
  const { version } = (await large.call('GET', '/admin/sample')).body;
  let done = false;
  const removal = large.call('POST', '/admin/sample/removals', { version }).finally(() => {
    done = true;
  });
  let answered = 0;
  for (; !done; answered += 1) {
    await large.call('GET', '/health');
    await setImmediate();
  }
  expect((await removal).body).toEqual({ removed: 600 });
  expect(answered).toBeGreaterThan(20);
});
