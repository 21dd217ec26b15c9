/** Posts a guide of about 2,000 words with twenty live cards, as an editor would. Returns its path. */
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
  /** Lists ids that visitors can see, because cards for other items are omitted. */
  async function shownIds(path: string, count: number): Promise<number[]> {
    const response = await fetch(`${siteUrl}/api/${path}?limit=${count}`);
    const { items }: { items: { id: number }[] } = await response.json();
    return items.map(({ id }) => id);
  }

  const products = await shownIds('products', sections);
  const bonuses = await shownIds('bonuses', sections / 2);
  const codes = await shownIds('promocodes', sections / 2);
  const content = Array.from({ length: sections }, (_, place) => [
    heading(`Part ${place + 1}`),
    ...[paragraph, { type: 'partnerCard', attrs: { product_id: products[place] } }],
    place % 2 === 0
      ? { type: 'offerCard', attrs: { bonus_id: bonuses[place / 2] } }
      : { type: 'promoCodeCard', attrs: { promo_code_id: codes[(place - 1) / 2] } },
  ]).flat();
  const guide = {
    kind: 'guide',
    slug: 'twenty-cards',
    product_ids: [],
    i18n: {
      en: {
        title: 'A guide with twenty cards',
        body: { type: 'doc', content },
        publish_at: '2026-01-01 00:00:00',
      },
    },
  };
  const posted = await fetch(`${siteUrl}/api/admin/pages`, {
    method: 'POST',
    headers: { 'x-admin-token': adminToken, 'content-type': 'application/json' },
    body: JSON.stringify(guide),
  });
  if (!posted.ok) throw new Error(`The guide was rejected: ${await posted.text()}`);
  const path = '/guides/twenty-cards';
  const page = await (await fetch(siteUrl + path)).text();
  const cards = page.match(/data-block="text"/g)?.length;
  if (cards !== 2 * sections) throw new Error(`${path} shows ${cards} cards`);
  return path;
}
