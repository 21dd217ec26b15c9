import { randomFrom } from '../../seed/bulk/random.ts';
import type { OldItem, OldSite } from '../old-site.ts';
import { brands, makeTerms, ofTaxonomy, paragraph, picture, slugOf, times } from '../word.ts';

export const casinoCounts = { casinos: 40, bonuses: 60, links: 40, guides: 10, pictures: 40 };

const first = { bonus: 1_000, link: 2_000, guide: 3_000, picture: 4_000 };

const terms = makeTerms({
  category: ['Guides'],
  'casino-category': ['Top casinos', 'New casinos'],
  'thirstylink-category': ['Casino links'],
});

const payments = ['visa', 'papara', 'bitcoin', 'skrill'];
const licences = ['MGA/B2C/123/2019', 'Curacao 8048/JAZ', 'UKGC 39000'];

const brandOf = (index: number) =>
  `${brands[index % brands.length]} ${Math.floor(index / brands.length) + 1}`;

/** Writes a list of texts like serialize() in PHP, which counts bytes. */
export const serialized = (values: readonly string[]) =>
  `a:${values.length}:{${values.map((value, index) => `i:${index};s:${Buffer.byteLength(value)}:"${value}";`).join('')}}`;

/** Advanced Custom Fields stores each value, and a reference to its field under the name with an underscore. */
const fields = (values: Record<string, string>): [string, string][] =>
  Object.entries(values).flatMap(([key, value]): [string, string][] => [
    [key, value],
    [`_${key}`, `field_${Buffer.from(key).toString('hex').padEnd(13, '0').slice(0, 13)}`],
  ]);

const seo = (name: string): [string, string][] => [
  ['_yoast_wpseo_title', `${name} review %%sep%% %%sitename%%`],
  ['_yoast_wpseo_metadesc', `All about ${name}`],
];

function casino(index: number): OldItem {
  const random = randomFrom(`casino ${index}`);
  const name = brandOf(index);
  return {
    id: index + 1,
    type: 'casino',
    slug: slugOf(name),
    title: `${name} review`,
    day: index,
    content: `<!-- wp:paragraph -->\n<p>${paragraph(random)}</p>\n<!-- /wp:paragraph -->`,
    terms: ofTaxonomy(terms, 'casino-category').slice(index % 2, (index % 2) + 1),
    meta: [
      ...fields({
        rating: (random.whole(20, 50) / 10).toFixed(1),
        bonus_text: `${random.whole(1, 4) * 50}% up to €${random.whole(1, 10) * 100}`,
        promo_code: index % 3 === 0 ? `SPIN${index}` : '',
        affiliate_link: `https://old-casinos.example/recommends/${slugOf(name)}/`,
        licence: random.pick(licences),
        min_deposit: `€${random.pick([10, 20, 25])}`,
        payments: serialized(payments.slice(0, random.whole(1, 4))),
      }),
      ...seo(name),
      ['_thumbnail_id', String(first.picture + index)],
    ],
  };
}

const bonus = (index: number): OldItem => ({
  id: first.bonus + index,
  type: 'bonus',
  slug: `bonus-${index}`,
  title: `Bonus ${index} of ${brandOf(index % casinoCounts.casinos)}`,
  day: index,
  meta: fields({
    casino: serialized([String((index % casinoCounts.casinos) + 1)]),
    bonus_type: index % 2 === 0 ? 'welcome' : 'free-spins',
    wagering: `${30 + (index % 4) * 5}x`,
    expires: `2025${String((index % 12) + 1).padStart(2, '0')}28`,
  }),
});

const link = (index: number): OldItem => ({
  id: first.link + index,
  type: 'thirstylink',
  slug: slugOf(brandOf(index)),
  title: brandOf(index),
  terms: ofTaxonomy(terms, 'thirstylink-category'),
  meta: [
    ['_ta_destination_url', `https://track.partner-${index}.example/?campaign=7`],
    ['_ta_redirect_type', index % 2 === 0 ? '302' : '307'],
    ['_ta_no_follow', 'yes'],
  ],
});

const guide = (index: number): OldItem => ({
  id: first.guide + index,
  type: 'post',
  slug: `guide-${index}`,
  title: `Guide ${index}`,
  day: index,
  content: `<p>${paragraph(randomFrom(`guide ${index}`))}</p>\n[casino_table count="5" category="top-casinos"]\n<p><a href="/recommends/${slugOf(brandOf(index))}/">Play</a></p>`,
  terms: ofTaxonomy(terms, 'category'),
  meta: seo(`Guide ${index}`),
});

export const casinoTheme: OldSite = {
  name: 'Old casinos',
  host: 'old-casinos.example',
  language: 'en-GB',
  version: '1.2',
  authors: [{ id: 1, login: 'editor', name: 'The Editor' }],
  terms,
  items: () => [
    ...times(casinoCounts.casinos, casino),
    ...times(casinoCounts.bonuses, bonus),
    ...times(casinoCounts.links, link),
    ...times(casinoCounts.guides, guide),
    ...times(casinoCounts.pictures, (index) => picture(first.picture + index)),
  ],
};
