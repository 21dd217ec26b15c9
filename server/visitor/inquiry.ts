/** Inquiries are not in the change log, because they don't change the catalogue. */
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { type InquiryDraft, type InquiryMark, maxInquiries } from '#contract/visitor/inquiry.ts';
import { honeypot } from '#contract/visitor/inquiry-rule.ts';
import type { SavedKind } from '#contract/visitor/saved-offer.ts';
import { findOfferedMarket } from '../../db/repositories/catalogue/card/offered-market.ts';
import { listNames, type NamedKind } from '../../db/repositories/catalogue/entity-name.ts';
import { findInquiryEmail } from '../../db/repositories/site/site-settings.ts';
import {
  countInquiries,
  deleteInquiry,
  findInquiry,
  insertInquiry,
  updateInquiryRead,
} from '../../db/repositories/visitor/inquiry.ts';
import type { Database } from '../../db/tables.ts';
import type { MarketReads } from '../catalogue/read/market-list.ts';
import { AppError, badInput, retryAfter } from '../errors.ts';
import { networkOf } from '../http/ip-network.ts';
import { type SharedLimits, sharedRateLimit } from '../http/shared-rate-limit.ts';
import { oneOfMarkets } from '../resource/check/active-market.ts';
import { unknownId } from '../resource/resource.ts';
import type { EmailQueue } from './email/email-queue.ts';

const tenMinutes = 10 * 60_000;

/** Allows five inquiries per network in ten minutes. Bots get the same response as people, but aren't stored. */
export function inquiryReceiver(
  limits: SharedLimits,
  {
    activeMarkets,
    effectsFor,
    emails,
    limited,
  }: {
    effectsFor: MarketReads['effectsFor'];
    activeMarkets: () => Promise<MarketCode[]>;
    emails: Pick<EmailQueue, 'send' | 'runLater'>;
    limited: boolean;
  },
) {
  const sent = sharedRateLimit(limits, { name: 'inquiries', limit: 5, window: tenMinutes });
  const announced = sharedRateLimit(limits, {
    name: 'e-mails about inquiries',
    limit: 20,
    window: 60 * 60_000,
  });

  /** Limits notifications, so that bots can't fill a mailbox. The inbox still has all inquiries. */
  async function announceInquiry() {
    const address = await findInquiryEmail(limits.db);
    if (address === null || (limited && !(await announced.count('all')))) return;
    emails.send('inquiry', address, '/admin/inbox', defaultLanguage);
  }

  return async (ip: string, given: InquiryDraft) => {
    const draft = inMarkets(given, await activeMarkets());
    if (limited) await sent.admit(networkOf(ip));
    if (draft[honeypot] === '') {
      await storeInquiry(limits.db, draft, effectsFor);
      emails.runLater(announceInquiry);
    }
    return { received: true as const };
  };
}

/** Sorts the markets in the order in which the site shows them. */
function inMarkets(draft: InquiryDraft, active: readonly MarketCode[]): InquiryDraft {
  if (draft.kind === 'message') return draft;
  const unknown = draft.markets.flatMap((code, index) =>
    active.includes(code) ? [] : [{ path: `markets.${index}`, message: oneOfMarkets(active) }],
  );
  if (unknown.length > 0) throw badInput(unknown);
  return { ...draft, markets: active.filter((code) => draft.markets.includes(code)) };
}

const hour = 60 * 60;

/** A full inbox deletes nothing automatically. Editors decide what to delete, and the dashboard warns them in time. */
async function storeInquiry(
  db: Kysely<Database>,
  draft: InquiryDraft,
  effectsFor: MarketReads['effectsFor'],
) {
  if ((await countInquiries(db)) >= maxInquiries) {
    throw new AppError('overloaded', 'The inbox is full. Try again later.', retryAfter(hour));
  }
  const reported =
    draft.kind === 'report' ? await nameOfReported(db, draft, effectsFor) : undefined;
  // Uses no transaction, so that visitors don't wait for imports. Concurrent inquiries may slightly exceed the limit.
  await insertInquiry(db, draft, reported);
}

const subjectOf = { exclusive_bonus: 'bonuses', promo_code: 'promo_codes' } as const;
const offerTables = { bonus: 'exclusive_bonus', 'promo-code': 'promo_code' } as const;

const entityOf = {
  product: 'product',
  bonus: 'exclusive-bonus',
  'promo-code': 'promo-code',
} as const satisfies Record<SavedKind, NamedKind>;

type Report = Extract<InquiryDraft, { kind: 'report' }>;

async function isOffered(
  db: Kysely<Database>,
  { about_kind, about_id, markets: [visitorMarket] }: Report,
  effectsFor: MarketReads['effectsFor'],
): Promise<boolean> {
  if (about_kind === 'product') return true;
  const table = offerTables[about_kind];
  const market = await findOfferedMarket(db, table, about_id, visitorMarket);
  if (market === undefined) return false;
  const effects = await effectsFor(visitorMarket ?? market, market);
  return effects[subjectOf[table]] !== 'hide';
}

async function nameOfReported(
  db: Kysely<Database>,
  draft: Report,
  effectsFor: MarketReads['effectsFor'],
): Promise<string> {
  const [found] = await listNames(db, entityOf[draft.about_kind], [draft.about_id]);
  if (!found || !(await isOffered(db, draft, effectsFor)))
    throw badInput([{ path: 'about_id', message: 'Nothing has this ID' }]);
  return found.name;
}

export type InquiryReceiver = ReturnType<typeof inquiryReceiver>;

export async function getInquiry(db: Kysely<Database>, id: number) {
  const found = await findInquiry(db, id);
  if (!found) throw unknownId('inquiry', id);
  return found;
}

export async function updateInquiry(db: Kysely<Database>, id: number, { read }: InquiryMark) {
  await updateInquiryRead(db, id, read);
  return getInquiry(db, id);
}

export async function removeInquiry(db: Kysely<Database>, id: number) {
  if (!(await deleteInquiry(db, id))) throw unknownId('inquiry', id);
}
