import { type EntityKind, entityPaths } from '#contract/catalogue/history/entity-kind.ts';
import type { Json } from '../../../scripts/walk/input/input.ts';
import { publishedTexts } from '../../testing/app.ts';
import { type RandomSite, textsOf, uploadOf } from './random-site.ts';

export type Random = (below: number) => number;

/** The same sequence for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type RandomChange = {
  kind: EntityKind;
  id: number | null;
  draft: Record<string, unknown> | null;
  /** Found on pages if the entity is new. */
  name?: string;
};

type Draft = Record<string, Json>;

const markets = ['US', 'TR'];

const edits: Partial<Record<EntityKind, ((draft: Draft, random: Random) => void)[]>> = {
  product: [
    (draft, random) => {
      const market_code = markets[random(2)];
      const availability = ['closed', 'open', 'unknown'][random(3)];
      const others = draft.markets.filter((one: Draft) => one.market_code !== market_code);
      draft.markets = [...others, { market_code, availability }];
    },
    (draft, random) => {
      draft.categories = [[1], [2], [1, 2], []][random(4)];
    },
    (draft, random) => {
      draft.icon_url = random(3) ? uploadOf(1 + random(4)) : null;
    },
    (draft, random) => {
      draft.facts.licences = random(2) ? [{ regulator_id: 1, markets: [], state: 'valid' }] : [];
    },
    (draft, random) => {
      draft.facts.payments = random(2) ? [{ method_id: 1, direction: 'both' }] : [];
    },
    (draft, random) => {
      draft.facts.provider_ids = random(2) ? [1] : [];
    },
  ],
  'exclusive-bonus': [
    (draft) => {
      draft.is_active = draft.is_active ? 0 : 1;
    },
    (draft, random) => {
      draft.market_code = [null, ...markets][random(3)];
    },
    (draft, random) => {
      draft.categories = [[2], [3], [2, 3]][random(3)];
    },
    (draft, random) => {
      draft.image_url = uploadOf(1 + random(4));
    },
  ],
  'promo-code': [
    (draft, random) => {
      draft.market_code = markets[random(2)];
    },
    (draft, random) => {
      draft.expires_at = ['2026-01-01', null, '2099-01-01'][random(3)];
    },
    (draft, random) => {
      draft.product_id = [null, 1, 2, 3][random(4)];
    },
  ],
  market: [
    (draft, random) => {
      const subject = ['bonuses', 'promo_codes', 'top_lists', 'links'][random(4)];
      const effect = ['hide', 'text'][random(2)];
      delete draft.promotion_allowed;
      draft.rules = random(3)
        ? [{ subject, effect, note: null, source_url: null, checked_on: null, from: null }]
        : [];
    },
    (draft, random) => {
      draft.required_licences = random(2) ? [1] : [];
    },
  ],
  'content-page': [
    (draft) => {
      const { en } = draft.i18n;
      en.publish_at = en.publish_at === null ? '2026-01-01 00:00:00' : null;
    },
    (draft, random) => {
      draft.product_ids = [1 + random(6)];
    },
    (draft, random) => {
      draft.footer_order = [null, 1, 20][random(3)];
    },
  ],
  regulator: [
    (draft, random) => {
      draft.country = [null, 'MT'][random(2)];
    },
  ],
  image: [
    (draft, random) => {
      draft.focal_point = { x: random(100), y: random(100) };
    },
  ],
};

const made = (kind: EntityKind, number: number): { draft: Draft; name: string } => {
  const product_id = 1 + (number % 6);
  const market_code = markets[number % 2];
  if (kind === 'promo-code') {
    const name = `NEW${number}ZQ`;
    return { name, draft: { code: name, product_id, market_code } };
  }
  if (kind === 'content-page') {
    const name = `Newguide${number}zq`;
    const i18n = publishedTexts(name);
    return { name, draft: { kind: 'guide', slug: `new-${number}`, i18n } };
  }
  const name = `Newbonus${number}zq`;
  const text = textsOf({ title: name, subtitle: 'Welcome', cta_label: 'Play' });
  const image_url = uploadOf(1 + (number % 4));
  return { name, draft: { product_id, market_code, image_url, categories: [2, 3], ...text } };
};

const creatable: EntityKind[] = ['promo-code', 'content-page', 'exclusive-bonus'];
const kinds = Object.keys(edits) as EntityKind[];

export async function randomChange(
  { call }: RandomSite,
  random: Random,
  number: number,
): Promise<RandomChange> {
  const way = random(6);
  if (way === 0) {
    const kind = creatable[random(3)] ?? 'promo-code';
    return { kind, id: null, ...made(kind, number) };
  }
  const kind = way === 1 ? creatable[random(3)] : kinds[random(kinds.length)];
  if (!kind) throw new Error('There is no such kind');
  const { items } = (await call('GET', `/admin${entityPaths[kind]}?limit=100`)).body;
  const { id } = items[random(items.length)] ?? {};
  if (id === undefined) return { kind: 'promo-code', id: null, ...made('promo-code', number) };
  if (way === 1) return { kind, id, draft: null };
  const draft = (await call('GET', `/admin${entityPaths[kind]}/${id}`)).body;
  const all = edits[kind] ?? [];
  all[random(all.length)]?.(draft, random);
  return { kind, id, draft };
}
