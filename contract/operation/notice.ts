import { z } from 'zod';
import { promoCodeVotes } from '../catalogue/promo-code.ts';
import { sitePages } from '../partner/click-place.ts';
import { cspDirectives, cspPages } from './csp-report.ts';
import { slowMetrics } from './page-speed.ts';

/** Warns administrators about problems with the site. Shown at the top of the dashboard. */
export const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nightly-job-failed'),
    job: z.string(),
    reason: z.string(),
    /** An ISO 8601 timestamp. */
    at: z.string(),
  }),
  /** A release failed, or is more than a minute late. */
  z.object({
    kind: z.literal('release-failed'),
    id: z.int(),
    name: z.string(),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('release-late'), id: z.int(), name: z.string(), at: z.string() }),
  /** Proposed changes that need the approval of a second person. */
  z.object({ kind: z.literal('approval-wanted'), total: z.int() }),
  /** For people who may publish: an agent has proposed changes in a release. */
  z.object({
    kind: z.literal('agent-waits'),
    /** The release. */
    id: z.int(),
    /** The agent's person. */
    name: z.string(),
    total: z.int(),
  }),
  /** The last good backup is more than two nights old. */
  z.object({ kind: z.literal('backup-old'), at: z.string() }),
  z.object({
    kind: z.literal('clicks-fell'),
    /** Id of the product. */
    id: z.int(),
    name: z.string(),
    day: z.string(),
    clicks: z.int(),
    median: z.number(),
  }),
  /** Licences that visitors currently see as valid and that end within 30 days, soonest first. */
  z.object({
    kind: z.literal('licences-end'),
    total: z.int(),
    licences: z.array(
      z.object({
        /** Id of the product. */
        id: z.int(),
        name: z.string(),
        regulator: z.string(),
        valid_until: z.string(),
      }),
    ),
  }),
  /** External links that are broken, or whose destination differs from the accepted one. */
  z.object({ kind: z.literal('links-broken'), broken: z.int(), moved: z.int() }),
  promoCodeVotes.extend({
    kind: z.literal('promo-code-fails'),
    id: z.int(),
    code: z.string(),
    product_name: z.string().nullable(),
  }),
  /** Something blocked for the first time by the content security policy of a page. */
  z.object({
    kind: z.literal('content-blocked'),
    directive: z.enum(cspDirectives),
    page: z.enum(cspPages),
    blocked: z.string(),
    reports: z.int(),
    first_at: z.string(),
  }),
  /** A kind of page was slow in at least a quarter of the visits of the last seven days. */
  z.object({
    kind: z.literal('page-slow'),
    page: z.enum(sitePages),
    poor: z.array(z.object({ metric: z.enum(slowMetrics), p75: z.number() })),
  }),
  /** For people who may see money: the last figures of a programme couldn't be imported, or are odd. */
  z.object({
    kind: z.literal('figures-failed'),
    programme_id: z.int(),
    name: z.string(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('figures-odd'),
    programme_id: z.int(),
    name: z.string(),
    warnings: z.array(z.string()),
  }),
  /** For owners: ten or more sign-ins failed within an hour. */
  z.object({ kind: z.literal('sign-ins-failed'), at: z.string() }),
  /** For owners: the latest sign-in of a person from a new network, and how many other such sign-ins there were. */
  z.object({
    kind: z.literal('new-network'),
    name: z.string(),
    network: z.string(),
    at: z.string(),
    others: z.int(),
  }),
  z.object({
    kind: z.literal('webhook-stopped'),
    id: z.int(),
    name: z.string(),
    error: z.string(),
  }),
]);
export type Notice = z.output<typeof notice>;
