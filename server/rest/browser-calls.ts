/** All calls that `callApi` can make. */
import type { promoCodeVote, promoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import type { publicReads } from '../catalogue/read/public-reads.ts';
import type { accountCalls } from './account/account.ts';
import type { uploaded } from './admin/upload.ts';
import type { inquiryCall } from './public/inquiry.ts';
import type { savedItemCall } from './public/saved-item.ts';
import type { searchCall } from './public/search.ts';
import type { staffSignInCalls } from './public/staff-sign-in.ts';

type Reads = typeof publicReads;

/** Calls whose requests differ in form from the declared ones. */
type Vote = {
  method: 'POST';
  path: '/promocodes/:id/vote';
  input: typeof promoCodeVote;
  output: typeof promoCodeVoteResult;
};
type Upload = { method: 'POST'; path: '/admin/uploads'; input?: never; output: typeof uploaded };

export type AnyBrowserCall =
  | (typeof accountCalls | typeof staffSignInCalls)[number]
  | typeof inquiryCall
  | typeof savedItemCall
  | typeof searchCall
  | { [Name in keyof Reads]: { method: 'GET' } & Reads[Name] }[keyof Reads]
  | Vote
  | Upload;
