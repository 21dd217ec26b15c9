/** Translations that are missing, or older than the text that they translate. */
import { z } from 'zod';
import { boundedText, idParameter } from '../field-schema.ts';
import { otherLanguages } from '../language.ts';
import { listOf, longListPaging } from '../list.ts';
import { entityKinds } from './history/entity-kind.ts';

export const translationStates = ['missing', 'stale'] as const;

const maxField = 200;

const key = z.object({
  kind: z.enum(entityKinds),
  id: z.int().min(1),
  language: z.enum(otherLanguages),
  field: boundedText(maxField).min(1),
});

export const translationQuery = z.object({
  state: z.enum(translationStates).default('stale').meta({
    description: '`stale` lists texts whose original was changed since they were translated',
  }),
  language: z.enum(otherLanguages).optional(),
  kind: z.enum(entityKinds).optional(),
  id: idParameter.optional().meta({ description: 'Can only be used with `kind`' }),
  ...longListPaging,
});
export type TranslationQuery = z.output<typeof translationQuery>;

export const listedTranslation = key.extend({
  name: z.string().nullable().meta({ description: 'The name of the entry, if it has one' }),
  by: z.string().nullable().meta({ description: 'Who translated it, if that is known' }),
});
export type ListedTranslation = z.output<typeof listedTranslation>;
export const translationList = listOf(listedTranslation);

export const translationDismissal = key;
export type TranslationKey = z.output<typeof key>;
