/**
 * Lists the news for followers: live offers, partners and changed terms. Uses the same reads as pages, so offers hidden
 * by a market or a break are never mentioned.
 */
import type { OfferChange } from '#contract/catalogue/terms/seen-terms.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import type { FollowedTarget } from '../../../db/repositories/visitor/follow.ts';
import type { CatalogueReads } from '../../catalogue/read/catalogue-reads.ts';
import { type Asker, dataOf, readCall } from '../../catalogue/read/read-call.ts';
import { type ReadInput, type ReadName, readSchemas } from '../../catalogue/read/read-schemas.ts';
import { AppError } from '../../errors.ts';

/** The key stays the same as long as there's nothing new to report about the item. */
export type NewsItem = {
  key: string;
  entity: 'product' | 'exclusive-bonus' | 'promo-code';
  id: number;
  title: string;
  path: string;
  /** The day of a change to the terms. */
  on?: string;
};
/** Identifies what is followed: a target in a market and a language. */
export const targetKey = ({ kind, target, market_code, lang }: FollowedTarget) =>
  [kind, target, market_code, lang].join(' ');
export const toldKey = (followed: FollowedTarget, { key }: Pick<NewsItem, 'key'>) =>
  `${targetKey(followed)} ${key}`;

export type FollowedNews = { name: string | null; path: string; items: NewsItem[] };

/** Reads at most this many pages of a list. */
const maxPages = 10;
const pageLength = 100;

type Reads = Pick<CatalogueReads, 'get'>;

/** Undefined if the partner or the market no longer exists. */
export async function findNews(
  reads: Reads,
  followed: FollowedTarget,
  asker: Asker,
): Promise<FollowedNews | undefined> {
  try {
    return await newsByKind[followed.kind](readerOf(reads, followed, asker), followed.target);
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'bad_input'].includes(error.code))
      return undefined;
    throw error;
  }
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(reads: Reads, { market_code, lang }: FollowedTarget, asker: Asker) {
  async function read<Name extends ReadName>(name: Name, asked: object) {
    const input = readSchemas[name].input.parse({ ...asked, market: market_code, lang });
    return dataOf(name, await reads.get(readCall(name, input as ReadInput<Name>, asker)));
  }
  async function readAll<Name extends 'products' | 'bonuses' | 'promoCodes'>(
    name: Name,
    asked: object = {},
  ) {
    const items = [];
    for (let page = 0; page < maxPages; page += 1) {
      const offset = page * pageLength;
      const list = await read(name, { ...asked, limit: pageLength, offset });
      items.push(...list.items);
      if (offset + pageLength >= list.total) break;
    }
    return items as Awaited<ReturnType<typeof read<Name>>>['items'][number][];
  }
  return { read, readAll };
}

type Bonus = {
  id: number;
  title: string;
  partner?: { name: string } | null;
  changes?: OfferChange[] | undefined;
};
type Code = {
  id: number;
  code: string | null;
  product: { name: string } | null;
  changes?: OfferChange[] | undefined;
};

const bonusItem = ({ id, title, partner }: Bonus, path: string): NewsItem => ({
  key: `bonus ${id}`,
  entity: 'exclusive-bonus',
  id,
  path,
  title: partner ? `${partner.name}: ${title}` : title,
});

const codeItem = ({ id, code, product }: Code): NewsItem => ({
  key: `code ${id}`,
  entity: 'promo-code',
  id,
  title: [product?.name, code].filter(Boolean).join(': '),
  path: `${pagePath.promoCodes}?code=${id}`,
});

const changeItems = (item: NewsItem, changes: readonly OfferChange[] = []): NewsItem[] =>
  changes.map(({ line, on }) => ({
    ...item,
    on,
    key: `${item.key} ${line}`,
    title: `${item.title}. ${line}`,
  }));

const newsByKind: Record<
  FollowedTarget['kind'],
  (reader: Reader, target: string) => Promise<FollowedNews>
> = {
  async product({ read }, target) {
    const id = Number(target);
    const { name, slug, bonuses, promocodes } = await read('product', { id });
    const path = productPath(slug);
    const offers = [
      ...bonuses.map((bonus) => ({ item: bonusItem(bonus, path), changes: bonus.changes })),
      ...promocodes.map((code) => ({ item: codeItem(code), changes: code.changes })),
    ];
    const items = offers.flatMap(({ item, changes }) => [item, ...changeItems(item, changes)]);
    return { name, path, items };
  },

  async category({ readAll }, category) {
    const partners = await readAll('products', { category });
    const bonuses = await readAll('bonuses', { category });
    const path =
      category === 'bets' ? pagePath.bets : pagePath[category === 'bonuses' ? 'bonuses' : 'casino'];
    return {
      name: null,
      path,
      items: [
        ...partners.map(
          ({ id, slug, name }): NewsItem => ({
            key: `partner ${id}`,
            entity: 'product',
            id,
            title: name,
            path: productPath(slug),
          }),
        ),
        ...bonuses.map((bonus) => bonusItem(bonus, path)),
      ],
    };
  },

  async codes({ readAll }) {
    const codes = await readAll('promoCodes');
    return { name: null, path: pagePath.promoCodes, items: codes.map(codeItem) };
  },
};
