/** A guide of some 2,000 words with twenty live cards, as an editor would post it. Returns its path. */
import { adminToken } from './start-program.ts';

const sections = 10;

const text = (text: string) => ({ type: 'text', text });
const paragraph = {
  type: 'paragraph',
  content: [text('Read the terms before you play. '.repeat(33))],
};
const heading = (title: string) => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(title)],
});

export async function postGuide(siteUrl: string): Promise<string> {
  const headers = { 'x-admin-token': adminToken, 'content-type': 'application/json' };

  async function call(path: string, init: RequestInit = {}) {
    const response = await fetch(`${siteUrl}/api/admin/${path}`, { headers, ...init });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return response.json();
  }

  async function idsOf(path: string): Promise<number[]> {
    const { items }: { items: { id: number }[] } = await call(`${path}?limit=${sections}`);
    return items.map(({ id }) => id);
  }

  const products = await idsOf('products');
  const bonuses = await idsOf('exclusive-bonuses');
  const codes = await idsOf('promocodes');
  const content = Array.from({ length: sections }, (_, place) => [
    heading(`Part ${place + 1}`),
    ...[paragraph, { type: 'partnerCard', attrs: { product_id: products[place] } }],
    place % 2 === 0
      ? { type: 'offerCard', attrs: { bonus_id: bonuses[place % bonuses.length] } }
      : { type: 'promoCodeCard', attrs: { promo_code_id: codes[place % codes.length] } },
  ]).flat();
  const guide = {
    ...{ kind: 'guide', slug: 'twenty-cards', product_ids: [] },
    i18n: {
      en: {
        title: 'A guide with twenty cards',
        body: { type: 'doc', content },
        publish_at: '2026-01-01 00:00:00',
      },
    },
  };
  await call('pages', { method: 'POST', body: JSON.stringify(guide) });
  return '/guides/twenty-cards';
}
