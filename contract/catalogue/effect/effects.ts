/** Lists the places that show an entry of the catalogue, and those that a change adds or removes. */
import { z } from 'zod';
import { boundedText, id, idParameter, lang } from '../../field-schema.ts';
import { languages } from '../../language.ts';
import type { WrittenState } from '../../release/proposal-op.ts';
import { entityKinds } from '../history/entity-kind.ts';

export const maxEffectPages = 200;
export const maxEffectCards = 200;
export const maxEffectLists = 100;
export const maxEffectFeeds = 100;

const page = z.object({
  path: z.string().meta({ description: 'With the language, without the market' }),
  language: z.enum(languages),
  market: z.string(),
  title: z.string(),
});

const card = z.object({
  kind: z.enum(entityKinds),
  id: z.int(),
  name: z.string(),
  pages: z.int().meta({ description: 'The number of pages with this card' }),
});
export type EffectCard = z.output<typeof card>;

const effectLists = ['partners', 'top', 'bonuses', 'promocodes', 'banners', 'pages'] as const;
export type EffectListName = (typeof effectLists)[number];

const list = z.object({
  list: z.enum(effectLists),
  category: z.string().nullable(),
  market: z.string().nullable(),
  position: z.int(),
});
export type EffectList = z.output<typeof list>;

const count = z.int().min(0);

export const shownPlaces = z.object({
  pages: z.array(page).max(maxEffectPages),
  lists: z.array(list).max(maxEffectLists),
  cards: z.array(card).max(maxEffectCards),
  feeds: z.array(z.object({ path: z.string(), market: z.string().nullable() })).max(maxEffectFeeds),
  codes: z.array(card).max(maxEffectCards),
  followers: count.meta({ description: 'Visitors who get emails about something here' }),
  totals: z
    .object({ pages: count, lists: count, cards: count, feeds: count, codes: count })
    .meta({ description: 'The totals, of which the lists contain only the first' }),
  unread_pages: count.meta({
    description: 'Pages that weren’t looked at, because the site has too many',
  }),
});
export type ShownPlaces = z.output<typeof shownPlaces>;

/** Visitors see these kinds on pages of their own, or on those of others. */
export const effectKind = z.enum(entityKinds).exclude(['redirect', 'scoring', 'settings']);
export type EffectKind = z.output<typeof effectKind>;

export const placesQuery = z.object({ kind: effectKind, id: idParameter });

const maxDraftLength = 1_000_000;

/** A release, or a draft that isn't saved yet. Without a draft, the entity is deleted. */
export const plannedChange = z
  .object({
    release: id.optional(),
    kind: effectKind.optional(),
    id: id.nullable().default(null).meta({ description: 'Null for a new entity' }),
    draft: boundedText(maxDraftLength).nullable().default(null).meta({
      description: 'The draft as JSON; null for a deletion',
    }),
    lang,
  })
  .refine(({ release, kind }) => (release === undefined) !== (kind === undefined), {
    path: ['kind'],
    message: 'Give either a release or a kind',
  });
export type PlannedChange = Omit<z.output<typeof plannedChange>, 'draft'> & {
  draft: WrittenState | null;
};

export const changeEffects = z.object({
  sentence: z.string().meta({ description: 'A summary in the requested language' }),
  appears: shownPlaces,
  vanishes: shownPlaces,
});
export type ChangeEffects = z.output<typeof changeEffects>;
