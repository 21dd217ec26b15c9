/** An input for each declared call of the admin. */
import { catalogueInputs } from './catalogue.ts';
import { contentInputs } from './content.ts';
import { deletionInputs } from './deletion.ts';
import { type Inputs, nothing } from './input.ts';
import { moneyInputs } from './money.ts';
import { partnerInputs } from './partner.ts';
import { peopleInputs } from './people.ts';
import { releaseInputs } from './release.ts';
import { siteInputs } from './site.ts';

export const adminInputs: Inputs = {
  session: nothing,
  dashboard: nothing,
  timeZone: nothing,
  calendar: () => ({ month: '2026-12' }),
  searchEverything: () => ({ q: 'harbor' }),
  ...catalogueInputs,
  ...contentInputs,
  ...partnerInputs,
  ...moneyInputs,
  ...siteInputs,
  ...releaseInputs,
  ...peopleInputs,
  ...deletionInputs,
};
