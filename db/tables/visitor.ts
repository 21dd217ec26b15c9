import type { Generated } from 'kysely';
import type { SavedKind } from '#contract/visitor/saved-offer.ts';
import type { Flag } from './flag.ts';

/** Times of the visitors' tables are written as ISO texts, by better-auth in the first four. */
type Dated = { created_at: string; updated_at: string };

type VisitorTable = Dated & {
  id: string;
  name: string;
  email: string;
  email_verified: Flag;
  image: string | null;
};

type VisitorSessionTable = Dated & {
  id: string;
  token: string;
  visitor_id: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
};

type VisitorCredentialTable = Dated & {
  id: string;
  visitor_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
};

type VisitorVerificationTable = Dated & {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
};

type SavedOfferTable = {
  visitor_id: string;
  kind: SavedKind;
  item_id: number;
  saved_at: Generated<string>;
};

type CopiedCodeTable = {
  visitor_id: string;
  promo_code_id: number;
  copied_at: Generated<string>;
};

export type AccountTables = {
  visitor: VisitorTable;
  visitor_session: VisitorSessionTable;
  visitor_credential: VisitorCredentialTable;
  visitor_verification: VisitorVerificationTable;
  saved_offer: SavedOfferTable;
  copied_code: CopiedCodeTable;
};
