/** Guides don't link to partners that are closed in the visitor's market, or lack a licence that it requires. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
let regulator: number;

beforeEach(async () => {
  given = await testApp();
  regulator = (await given.make.regulator()).id;
  const partner = (name: string, more: object) =>
    given.make.product({ i18n: { en: { name } }, ref_link: `https://${name}.example/`, ...more });
  const licences = [{ regulator_id: regulator }];
  await partner('open', { facts: { licences } });
  await partner('closed', {
    markets: [
      { market_code: 'US', availability: 'closed', ref_link: 'https://us.closed-partner.example/' },
    ],
    facts: { licences },
  });
  await partner('unlicensed', {});
  await given.make.promoCode({ code: 'A', ref_link: 'https://network.example/1', product_id: 1 });
  await given.make.promoCode({ code: 'B', ref_link: 'https://network.example/2', product_id: 2 });
  const links = ['open', 'closed', 'us.closed-partner', 'unlicensed', 'network', 'help'];
  await given.make.contentPage({
    slug: 'links',
    i18n: {
      en: {
        title: 'Links',
        publish_at: '2026-01-01 00:00:00',
        body: {
          type: 'doc',
          content: links.map((host) => ({
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: host,
                marks: [{ type: 'link', attrs: { href: `https://${host}.example/deep` } }],
              },
            ],
          })),
        },
      },
    },
  });
});
afterEach(() => given.app.close());

async function linkedIn(market: string): Promise<string[]> {
  const { body } = await given.call('GET', `/pages/guide/links?market=${market}`);
  const json = JSON.stringify(body.body);
  expect(json).toContain('"text":"closed"');
  return [...json.matchAll(/https:\/\/([a-z.-]+)\.example/g)].map(([, host = '']) => host);
}

test('a closed partner’s name stays in the text, and hosts that it shares with open partners stay linked', async () => {
  expect(await linkedIn('US')).toEqual(['open', 'unlicensed', 'network', 'help']);
  expect(await linkedIn('TR')).toHaveLength(6);
});

test('a change of the market’s rules or of a partner shows immediately', async () => {
  await linkedIn('TR');
  const { body: market } = await given.call('GET', '/admin/markets/2');
  const { effective: _, id: __, name: ___, ...draft } = market;
  await given.call('PUT', '/admin/markets/2', { ...draft, required_licences: [regulator] });
  expect(await linkedIn('TR')).toEqual(['open', 'closed', 'us.closed-partner', 'network', 'help']);

  const { body: partner } = await given.call('GET', '/admin/products/1');
  const markets = [{ market_code: 'TR', availability: 'closed' }];
  await given.call('PUT', '/admin/products/1', { ...partner, markets });
  expect(await linkedIn('TR')).toEqual(['closed', 'us.closed-partner', 'network', 'help']);
});
