// Runs on PostgreSQL too: no other test runs its SQL there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirm, fail } from '../../webhook/testing/receiver.ts';
import { announceLinks } from './announce-links.ts';
import { type LinkApp, linkApp } from './testing/link-app.ts';

let app: LinkApp;
beforeEach(async () => {
  app = await linkApp();
});
afterEach(() => app.close());

test('webhooks for items with a broken link are notified once', async () => {
  const { given, site, night, passDay, webhookOf } = app;
  const [receiver, other] = [await webhookOf(['product']), await webhookOf(['banner'])];
  const { id } = await given.make.product({ ref_link: site.url('/gone') });
  await night();
  const announce = () =>
    announceLinks({
      database: given.database,
      linkChecker: given.deps.linkChecker,
      webhookSender: given.deps.webhookSender,
    });
  receiver.answerWith(fail);
  await expect(announce()).rejects.toThrow('Receiver rejected a notification');
  receiver.answerWith(confirm);
  await announce();
  await announce();
  await passDay();
  await given.make.product({ ref_link: site.url('/gone-too') });
  await night();
  await announce();
  const [first, second, ...others] = receiver.confirmed;
  expect([second?.body.data.url, others]).toEqual([site.url('/gone-too'), []]);
  expect(other.deliveries).toEqual([]);
  expect([first].map((delivery) => [delivery?.isSigned, delivery?.body])).toMatchObject([
    [
      true,
      {
        type: 'link.broken',
        data: {
          url: site.url('/gone'),
          uses: [{ entity: 'product', entity_id: id, path: `/api/admin/products/${id}` }],
        },
      },
    ],
  ]);
});

test('the notice about a link lists five of the items that use it, and a webhook for the last item’s kind is notified too', async () => {
  const { given, site, night, links, marked, webhookOf } = app;
  const receiver = await webhookOf(['promo-code']);
  const url = site.url('/gone');
  for (let made = 0; made < 6; made += 1) await given.make.banner({ link_url: url });
  const terms = { url: site.url('/terms') };
  const code = await given.make.promoCode({ ref_link: url, terms });
  site.answers['/terms'] = 200;
  await night();
  await given.db
    .updateTable('link_check')
    .set({ state: 'moved', is_announced: 1 })
    .where('url', '=', terms.url)
    .execute();
  const [link] = await links();
  expect([link?.uses.map(({ id }) => id), link?.uses_total]).toEqual([[1, 2, 3, 4, 5], 7]);
  // The item is marked because one of its two links is broken.
  expect(await marked('promo-code')).toEqual([{ id: code.id, state: 'broken' }]);
  const { linkChecker, webhookSender } = given.deps;
  await announceLinks({ database: given.database, linkChecker, webhookSender });
  expect(receiver.confirmed).toHaveLength(1);
});

test('the metrics count links by state', async () => {
  const { given, site, night } = app;
  await given.make.product({ ref_link: site.url('/gone') });
  await night();
  const { body } = await given.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(body).toMatch(/^aceboard_links\{[^}]*state="broken"[^}]*\} 1$/m);
});
