import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { LinkedKind, LinkState, OfferPlace } from '#contract/partner/link-state.ts';
import type { Flag } from './flag.ts';

type LinkCheckTable = {
  id: GeneratedAlways<number>;
  url_hash: string;
  url: string;
  state: Generated<LinkState>;
  /** Webhooks have heard of the state. */
  is_announced: Generated<Flag>;
  last_checked_at: string | null;
  failing_since: string | null;
  status: number | null;
  error: string | null;
  destination: string | null;
  accepted_destination: string | null;
};

/** A text has many links, so each has a number behind the language, as `en 3`. */
export type StoredPlace = OfferPlace | `${Language} ${number}`;

type LinkUseTable = { kind: LinkedKind; entity_id: number; place: StoredPlace; link_id: number };

export type LinkTables = { link_check: LinkCheckTable; link_use: LinkUseTable };
