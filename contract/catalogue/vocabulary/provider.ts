/** Providers make the games that partners offer. */
import { z } from 'zod';
import { listSearch, trimmedTitle } from '../../field-schema.ts';
import { shortListPaging, sortedBy } from '../../list.ts';
import { providerSorts } from '../../sort/list-sort.ts';
import { translatedNames } from './translated-name.ts';

export const providerDraft = z.object({
  name: trimmedTitle('Enter a name'),
  i18n: translatedNames,
});
export type ProviderDraft = z.output<typeof providerDraft>;

export const provider = providerDraft.extend({ id: z.int() });
export type Provider = z.output<typeof provider>;

/** `partners` counts the products whose facts refer to it. */
export const providerRow = provider.extend({ partners: z.int() });

export const providerQuery = z.object({
  q: listSearch,
  ...sortedBy(providerSorts),
  ...shortListPaging,
});
