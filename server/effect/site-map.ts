/** Maps entries to the public pages that show them, using the same reads and loaders as visitors. */
import type { Kysely } from 'kysely';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { Language } from '#contract/language.ts';
import { pagePath } from '#contract/page-path.ts';
import {
  listTranslatedEntries,
  type TranslatedEntry,
} from '../../db/repositories/catalogue/vocabulary/translated-entry.ts';
import { listContentPagePaths } from '../../db/repositories/content/content-page-path.ts';
import { hashesIn } from '../../db/repositories/image/image-use.ts';
import { listImageNames } from '../../db/repositories/image/named-image.ts';
import type { Database } from '../../db/tables.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { ReadCall } from '../catalogue/read/read-call.ts';
import {
  keyOfPage,
  type LoadedPage,
  type MadeRead,
  type PageAddress,
  type PageLoads,
  type PageRead,
} from './loaded-page.ts';
import { type EntityKey, findShown, type Marks, tagRead } from './shown-entity.ts';
import { readFeeds } from './shown-feeds.ts';
import type { ShownList, ShownPage, SiteMap } from './shown-page.ts';

/** Above this number, further pages aren't looked at. */
export const maxPages = 3_000;

type Source = {
  db: Kysely<Database>;
  reads: CatalogueReads;
  /** Pages none of whose reads have changed are taken from here. */
  earlier?: SiteMap | undefined;
  /** Reads that can't have changed. By default, all may have. */
  isCertain?: (made: MadeRead, page: ShownPage) => boolean;
};

export async function readSiteMap(
  loadPages: PageLoads,
  { db, reads, earlier, isCertain = () => false }: Source,
): Promise<SiteMap> {
  const known = await knownEntities(db);
  const names = new Map([...(earlier?.names ?? []), ...known.names]);
  const map: SiteMap = { pages: new Map(), names, feeds: [], unread: 0 };
  const tag = (read: PageRead, language: Language) => tagRead(read, language, known.named);
  const etagOf = onceEach(reads);

  async function keep(address: PageAddress) {
    const page = earlier?.pages.get(keyOfPage(address));
    if (!page) return undefined;
    for (const made of page.made) {
      if (isCertain(made, page)) continue;
      if ((await etagOf(made.call)) !== made.etag) return undefined;
    }
    return page;
  }

  for await (const result of loadPages({ db, reads, tag, keep, maxPages })) {
    if (result.kind === 'beyond limit') map.unread += 1;
    else if (result.kind === 'kept') {
      const page = earlier?.pages.get(result.key);
      if (page) map.pages.set(result.key, withFooter(page, known.linked(result.footer)));
    } else map.pages.set(keyOfPage(result.page), shownPage(result.page, names, known));
  }
  map.feeds = await readFeeds({ db, reads }, map.pages.values());
  return map;
}

/** The same page if its footer hasn’t changed. */
function withFooter(page: ShownPage, footer: ReadonlySet<EntityKey>): ShownPage {
  const isSame =
    footer.size === page.footer.size && [...footer].every((key) => page.footer.has(key));
  return isSame ? page : { ...page, footer };
}

/** Undefined for a read that fails. */
function onceEach(reads: CatalogueReads) {
  const etags = new Map<string, Promise<string | undefined>>();
  return (call: ReadCall) => {
    const known =
      etags.get(call.key) ??
      reads.get(call).then(
        ({ etag }) => etag,
        () => undefined,
      );
    etags.set(call.key, known);
    return known;
  };
}

type Known = Awaited<ReturnType<typeof knownEntities>>;

/** Public reads name these without their ids. */
async function knownEntities(db: Kysely<Database>) {
  const keys = new Map<string, EntityKey>();
  const images = new Map<string, EntityKey>();
  const names = new Map<EntityKey, string>();
  for (const { kind, id, names: own } of await listTranslatedEntries(db)) {
    names.set(`${kind} ${id}`, own.en);
    for (const [language, name] of Object.entries(own)) {
      keys.set(`${kind} ${language} ${name}`, `${kind} ${id}`);
    }
  }
  for (const { id, hash, name } of await listImageNames(db)) {
    images.set(hash, `image ${id}`);
    names.set(`image ${id}`, name);
  }
  const pages = new Map<string, EntityKey>();
  for (const { id, path } of await listContentPagePaths(db)) pages.set(path, `content-page ${id}`);
  const linked = (paths: readonly string[]): ReadonlySet<EntityKey> =>
    new Set(paths.flatMap((path) => pages.get(path) ?? []));
  const find = (kind: TranslatedEntry['kind'], language: Language, name: string) =>
    keys.get(`${kind} ${language} ${name}`);
  const named = (language: Language, name: string) => find('regulator', language, name);
  return { find, named, images, linked, names };
}

function shownPage(page: LoadedPage, names: SiteMap['names'], known: Known): ShownPage {
  const cards: ShownPage['cards'] = new Map();
  const add = (card: EntityKey, shown: EntityKey) => {
    const all = cards.get(card) ?? new Set();
    cards.set(card, all.add(shown));
  };
  const onCard = ({ card, mentions }: Marks) => {
    const place = card ?? mentions[0];
    if (!place) return;
    for (const { key, name } of [place, ...mentions]) {
      add(place.key, key);
      if (name && (page.language === 'en' || !names.has(key))) names.set(key, name);
    }
  };
  findShown(page.data, {
    onCard,
    onText(text, card) {
      if (!text.includes('/uploads/')) return;
      for (const hash of hashesIn(text)) {
        const image = known.images.get(hash);
        if (image) add(card?.key ?? image, image);
      }
    },
  });
  for (const { card, shown } of factsOf(page, known)) add(card ?? shown, shown);
  const { data: _, reads: __, ...kept } = page;
  return { ...kept, cards, footer: known.linked(page.footer), lists: listsOf(page, cards) };
}

type Facts = {
  licences: { regulator: { name: string } }[];
  payments: { method: { name: string; icon_url: string | null } }[];
  providers: string[];
};
type Choice = { id: number };
type Facets = Record<'licence' | 'payment' | 'provider', Choice[] | undefined>;

const facetKinds = {
  licence: 'regulator',
  payment: 'payment-method',
  provider: 'provider',
} as const;

/** Facts of a product's page and the choices of filters are turned into sentences, so their reads are looked at. */
function factsOf({ path, language, reads }: LoadedPage, { find }: Known) {
  const found: { card?: EntityKey; shown: EntityKey }[] = [];
  for (const { name, data } of reads) {
    if (name === 'product') {
      const { id, facts } = data as { id: number; facts: Facts };
      const named = (kind: TranslatedEntry['kind'], names: string[]) => {
        for (const one of names) {
          const shown = find(kind, language, one);
          if (shown) found.push({ card: `product ${id}`, shown });
        }
      };
      named(
        'regulator',
        facts.licences.map(({ regulator }) => regulator.name),
      );
      named(
        'payment-method',
        facts.payments.map(({ method }) => method.name),
      );
      named('provider', facts.providers);
    }
    const { facets } = (data ?? {}) as { facets?: Facets };
    const shownFacets = name === 'products' && facets ? facetsShownOn(path) : [];
    for (const facet of shownFacets) {
      for (const { id } of facets?.[facet] ?? [])
        found.push({ shown: `${facetKinds[facet]} ${id}` });
    }
  }
  return found;
}

function facetsShownOn(path: string): (keyof Facets)[] {
  const [page] = path.split('?');
  if (page === pagePath.fit) return ['payment'];
  return page === pagePath.allCasinos || page === pagePath.allBets
    ? ['licence', 'payment', 'provider']
    : [];
}

const listedKinds: Partial<Record<PageRead['name'], EntityKind>> = {
  products: 'product',
  top: 'top-list-entry',
  bonuses: 'exclusive-bonus',
  promoCodes: 'promo-code',
  banners: 'banner',
  contentPages: 'content-page',
};

type Listed = { items: { id: number }[]; offset?: number };

function listsOf({ reads }: LoadedPage, shown: ShownPage['cards']): ShownList[] {
  return reads.flatMap(({ name: list, input, data }) => {
    const kind = listedKinds[list];
    if (!kind) return [];
    const { items, offset = 0 } = data as Listed;
    const { category = null, kind: pages } = input as { category?: string; kind?: string };
    const cards = items.map(({ id }): EntityKey => `${kind} ${id}`);
    return cards.some((card) => shown.has(card))
      ? {
          list,
          category: pages ?? category,
          cards: cards.filter((card) => shown.has(card)),
          offset,
        }
      : [];
  });
}
