/** Rules for changes that need the approval of a second person. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { maxMarkets } from '../site/market-code.ts';
import { storedMarketCode } from '../site/market-schema.ts';
import { type ProposableKind, proposableKinds } from './proposal.ts';

export const fieldGroups = ['terms', 'links', 'rules'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** The kinds are required, so that a body without any of these fields doesn't turn all rules off. */
export const fourEyes = z.object({
  kinds: boundedList(
    z.enum(proposableKinds),
    proposableKinds.length,
    `Must have at most ${proposableKinds.length} kinds`,
  ),
  markets: boundedList(
    storedMarketCode,
    maxMarkets,
    `Must have at most ${maxMarkets} markets`,
  ).default([]),
  groups: boundedList(
    z.enum(fieldGroups),
    fieldGroups.length,
    `Must have at most ${fieldGroups.length} groups`,
  ).default([]),
});
export type FourEyes = z.output<typeof fourEyes>;

export const noFourEyes: FourEyes = { kinds: [], markets: [], groups: [] };

/** Saving the rules checks that there are enough approvers. */
export const fourEyesState = fourEyes.extend({
  approvers: z.int().meta({ description: 'How many people may approve' }),
});

/** The fields of each group, by the first names of their paths. A new kind doesn't compile until it has an entry. */
export const groupFields: Record<ProposableKind, Partial<Record<FieldGroup, readonly string[]>>> = {
  product: {
    terms: ['fs_label', 'freebet_label', 'markets'],
    links: ['ref_link', 'click_parameter', 'markets'],
    rules: ['markets', 'facts'],
  },
  banner: { links: ['link_url', 'product_id'] },
  'exclusive-bonus': { terms: ['terms', 'ends_at'], links: ['link_url', 'product_id'] },
  'top-list-entry': { links: ['product_id', 'is_paid'] },
  'promo-code': {
    terms: ['code', 'terms', 'expires_at'],
    links: ['ref_link', 'product_id'],
  },
  regulator: { links: ['register_url', 'complaints_url'] },
  'payment-method': {},
  provider: {},
  'content-page': { links: ['body', 'product_ids', 'partner_list'] },
  redirect: { links: ['from_path', 'to_path'] },
  market: {
    rules: [
      'parent_code',
      'rules',
      'required_licences',
      'required_terms',
      'max_wagering',
      'minimum_age',
      'counting',
      'is_active',
    ],
  },
  scoring: { rules: ['criteria'] },
  settings: { links: ['telegram_url', 'social_links', 'announcement_url'], rules: ['fact_days'] },
  image: {},
  'product-list': {},
  'exclusive-bonus-list': {},
  'top-list': {},
  'page-layout': {},
};
