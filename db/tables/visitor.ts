import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { FollowKind } from '#contract/visitor/follow.ts';
import type { InquiryKind, Problem } from '#contract/visitor/inquiry-rule.ts';
import type { SavedKind } from '#contract/visitor/saved-offer.ts';
import type { Flag } from './flag.ts';

/** Times in these tables are ISO 8601 strings. */
type Timestamps = { created_at: string; updated_at: string };

type VisitorTable = Timestamps & {
  id: string;
  name: string;
  email: string;
  email_verified: Flag;
  image: string | null;
  break_until: Generated<string | null>;
};

type VisitorSessionTable = Timestamps & {
  id: string;
  token: string;
  visitor_id: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
};

type VisitorCredentialTable = Timestamps & {
  id: string;
  visitor_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
};

type VisitorVerificationTable = Timestamps & {
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

type FollowedTarget = { kind: FollowKind; target: string; market_code: MarketCode };

type FollowTable = FollowedTarget & { visitor_id: string; lang: Language; followed_at: string };

type FollowedStateTable = FollowedTarget & {
  lang: Language;
  /** The keys of the offers and partners that the last digest covered, as JSON. */
  known: string;
};

type InquiryTable = {
  id: GeneratedAlways<number>;
  kind: InquiryKind;
  sent_at: ColumnType<string, never, never>;
  is_read: Generated<Flag>;
  name: string | null;
  email: string;
  company: string | null;
  website: string | null;
  markets: string;
  subject: string | null;
  message: string;
  search_key: string;
  problem: Problem | null;
  about_kind: SavedKind | null;
  about_id: number | null;
};

type MissedSearchTable = {
  day: string;
  lang: Language;
  market_code: MarketCode;
  query: string;
  searches: number;
};

export type VisitorTables = {
  visitor: VisitorTable;
  visitor_session: VisitorSessionTable;
  visitor_credential: VisitorCredentialTable;
  visitor_verification: VisitorVerificationTable;
  saved_offer: SavedOfferTable;
  copied_code: CopiedCodeTable;
  follow: FollowTable;
  /** A row is the consent to emails about a kind. It is deleted when the consent is withdrawn. */
  follow_consent: { visitor_id: string; kind: FollowKind; given_at: string };
  followed_state: FollowedStateTable;
  /** The night of the last digest, so that none is sent twice. */
  follow_digest: { visitor_id: string; night: string; told: Generated<string> };
  inquiry: InquiryTable;
  missed_search: MissedSearchTable;
  promo_code_vote: { day: string; hash: string; worked: Flag };
  /** `code` is the promo code as it was when visitors voted. */
  promo_code_vote_count: {
    promo_code_id: number;
    day: string;
    code: string;
    worked: number;
    failed: number;
    changed_at: string;
  };
};
