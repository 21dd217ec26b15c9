import type { Kysely } from 'kysely';
import type { Database } from '../../tables.ts';

/** The code of each market, with that of the country if it is a region. */
export const listMarketPlaces = (db: Kysely<Database>) =>
  db.selectFrom('market').select(['code', 'parent_code']).execute();
