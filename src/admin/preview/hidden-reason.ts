import type { MarketCode } from '#contract/market.ts';

type Draft = {
  is_active?: boolean | number;
  market_code?: MarketCode;
  expires_at?: string | null;
  starts_at?: string | null;
  ends_at?: string | null;
};

/** `now` is the local time of the site. Undefined when visitors of the market see the draft. */
export function hiddenReason(draft: Draft, market: MarketCode, now?: string): string | undefined {
  if (!draft.is_active) return 'Hidden: nobody sees it.';
  if (draft.expires_at && now && draft.expires_at <= now) return 'Expired: nobody sees it.';
  if (draft.ends_at && now && draft.ends_at <= now) return 'Ended: nobody sees it.';
  if (draft.starts_at && now && draft.starts_at > now) {
    return `Scheduled: nobody sees it before ${draft.starts_at.slice(0, 16)}.`;
  }
  if (draft.market_code === market) return undefined;
  return `Not shown in this market: it is for ${draft.market_code}.`;
}
