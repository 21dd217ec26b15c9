import { type RawBuilder, sql } from 'kysely';

/** For rows of `product_licence`. Must match `isLicenceValid` in contract/catalogue/fact/valid-licence.ts. */
export const isLicenceValid = (today: string): RawBuilder<boolean> => sql<boolean>`(
  product_licence.state = 'valid'
  and (product_licence.valid_until is null or product_licence.valid_until >= ${today}))`;
