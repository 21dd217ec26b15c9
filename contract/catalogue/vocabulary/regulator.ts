/** Regulators issue the licences that partners hold. */
import { z } from 'zod';
import { listSearch, trimmedTitle } from '../../field-schema.ts';
import { optionalUrl } from '../../link-schema.ts';
import { shortListPaging, sortedBy } from '../../list.ts';
import { regulatorSorts } from '../../sort/list-sort.ts';
import { countryCodes } from './country.ts';

export const regulatorDraft = z.object({
  name: trimmedTitle('Enter a name'),
  country: z
    .enum(countryCodes, 'Must be an ISO 3166-1 country code, such as GB')
    .nullable()
    .default(null)
    .meta({ description: 'ISO 3166-1 alpha-2 code' }),
  register_url: optionalUrl.meta({ description: 'Where visitors can look up a licence' }),
  complaints_url: optionalUrl.meta({ description: 'Where visitors can complain' }),
});
export type RegulatorDraft = z.output<typeof regulatorDraft>;

export const regulator = regulatorDraft.extend({ id: z.int() });
export type Regulator = z.output<typeof regulator>;

/** `partners` counts the products whose facts refer to it. */
export const regulatorRow = regulator.extend({ partners: z.int() });

export const regulatorQuery = z.object({
  q: listSearch,
  ...sortedBy(regulatorSorts),
  ...shortListPaging,
});
