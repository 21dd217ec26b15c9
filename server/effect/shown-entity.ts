/**
 * Marks the entities in the results of reads, and finds these marks in the data that a page's loaders return. A mark is
 * an enumerable symbol, so a loader that copies a card copies its mark.
 */
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { Language } from '#contract/language.ts';
import type { PageRead } from './loaded-page.ts';

export type EntityKey = `${EntityKind} ${number}`;

type Mark = { key: EntityKey; name: string };

/** An entity with its own card, and the entities that the card mentions. */
export type Marks = { card?: Mark | undefined; mentions: Mark[] };

const shown = Symbol('shown');

type NamedEntries = (language: Language, name: string) => EntityKey | undefined;

type Row = Record<string, unknown> & { id: number };
type Nested = Record<string, unknown> | null | undefined;

const keyOf = (kind: EntityKind, id: unknown): EntityKey => `${kind} ${Number(id)}`;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function mark(target: object, marks: Marks) {
  Object.defineProperty(target, shown, { value: marks, enumerable: true, configurable: true });
}

const mention = (kind: EntityKind, nested: Nested): Mark[] =>
  nested ? [{ key: keyOf(kind, nested.id), name: text(nested.name) }] : [];

type Cards = Record<
  'product' | 'exclusive-bonus' | 'promo-code' | 'banner' | 'top-list-entry' | 'content-page',
  (row: Row) => Marks
>;

const cards = (regulatorNamed: (name: string) => EntityKey | undefined): Cards => {
  const licensed = (facts: unknown): Mark[] => {
    const licence = (facts as Nested)?.licence as {
      regulator: string;
      country: string | null;
    } | null;
    // Cards name the country instead, if it is known.
    const name = licence?.country === null ? licence.regulator : undefined;
    const key = name === undefined ? undefined : regulatorNamed(name);
    return key && name !== undefined ? [{ key, name }] : [];
  };
  const own = (kind: EntityKind, row: Row, name: unknown) => ({
    key: keyOf(kind, row.id),
    name: text(name),
  });
  return {
    product: (row) => ({
      card: own('product', row, row.name),
      mentions: licensed(row.key_facts),
    }),
    'exclusive-bonus': (row) => ({
      card: own('exclusive-bonus', row, row.title),
      mentions: mention('product', row.partner as Nested),
    }),
    'promo-code': (row) => ({
      // Some markets mention a code without showing it.
      card: row.code === null ? undefined : own('promo-code', row, row.code),
      mentions: mention('product', row.product as Nested),
    }),
    banner: (row) => ({ card: own('banner', row, row.title), mentions: [] }),
    'top-list-entry': (row) => ({
      card: own('top-list-entry', row, row.name),
      mentions: [
        { key: keyOf('product', row.productId), name: text(row.name) },
        ...licensed(row.keyFacts),
      ],
    }),
    'content-page': (row) => ({ card: own('content-page', row, row.title), mentions: [] }),
  };
};

/** Returns the same result, with marks. */
export function tagRead(
  { name, data }: PageRead,
  language: Language,
  named: NamedEntries,
): unknown {
  const marksOf = cards((entry) => named(language, entry));
  const tag = (kind: keyof Cards, rows: unknown) => {
    for (const row of rows as Row[]) mark(row, marksOf[kind](row));
  };
  const result = data as Record<string, unknown>;
  const listed: Partial<Record<PageRead['name'], keyof Cards>> = {
    products: 'product',
    bonuses: 'exclusive-bonus',
    promoCodes: 'promo-code',
    banners: 'banner',
    top: 'top-list-entry',
    contentPages: 'content-page',
  };
  const kind = listed[name];
  if (kind) tag(kind, result.items);
  if (name === 'similarProducts') tag('product', data);
  if (name === 'promoCode' && data !== null) tag('promo-code', [data]);
  if (name === 'product') {
    tag('product', [data]);
    tag('exclusive-bonus', result.bonuses);
    tag('promo-code', result.promocodes);
  }
  if (name === 'contentPage') {
    tag('content-page', [data]);
    tag('product', result.partners);
  }
  if (name === 'liveCards') {
    tag('exclusive-bonus', result.bonuses);
    tag('product', result.products);
    tag('promo-code', result.promocodes);
    for (const list of result.topLists as { items: unknown }[]) tag('top-list-entry', list.items);
  }
  return data;
}

/** The fields of a loaded page that visitors don't see as they are. */
const notShown = new Set(['head', 'texts', 'facets', 'without']);

type Found = { onCard: (marks: Marks) => void; onText: (text: string, card?: Mark) => void };

/** Visits all marked cards and all texts, with the card that each text is part of. */
export function findShown(data: unknown, found: Found, card?: Mark): void {
  if (typeof data === 'string') found.onText(data, card);
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    for (const item of data) findShown(item, found, card);
    return;
  }
  const marks = (data as { [shown]?: Marks })[shown];
  if (marks) found.onCard(marks);
  for (const [name, value] of Object.entries(data)) {
    if (!notShown.has(name)) findShown(value, found, marks?.card ?? card);
  }
}
