/** Translations that are missing, or older than the text that they translate. */
import { z } from 'zod';
import { boundedText, idParameter } from '../field-schema.ts';
import { otherLanguages } from '../language.ts';
import { listOf, longListPaging } from '../list.ts';
import { entityKinds } from './history/entity-kind.ts';

export const translationStates = ['missing', 'stale'] as const;

const maxField = 200;
const maxSource = 100;

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
  source: z.string().nullable().meta({
    description: 'Stands for the words of the original. Null if the translation is missing',
  }),
});
export type ListedTranslation = z.output<typeof listedTranslation>;
export const translationList = listOf(listedTranslation);

export const translationDismissal = key.extend({
  source: boundedText(maxSource)
    .min(1)
    .meta({ description: 'As listed, so that nobody dismisses a change that they haven’t seen' }),
});
export type TranslationDismissal = z.output<typeof translationDismissal>;
