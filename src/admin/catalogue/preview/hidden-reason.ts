import type { MarketCode } from '#contract/site/market-code.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

type PreviewTexts = AdminTexts['offer']['preview'];

type Draft = {
  is_active?: boolean | number;
  market_code?: MarketCode;
  expires_at?: string | null;
  starts_at?: string | null;
  ends_at?: string | null;
};

/** Returns why visitors in a market don't see the draft, or undefined if they do. `now` is in the site's time zone. */
export function hiddenReason(
  draft: Draft,
  market: MarketCode,
  text: PreviewTexts,
  now?: string,
): string | undefined {
  if (!draft.is_active) return text.hidden;
  if (draft.expires_at && now && draft.expires_at <= now) return text.expired;
  if (draft.ends_at && now && draft.ends_at <= now) return text.ended;
  const own = draft.market_code ?? '';
  // A region's code starts with its country's code, whose offers it shows too.
  return market === own || market.startsWith(`${own}-`) ? undefined : text.otherMarket(own);
}

/** A note shown with the preview of a scheduled card, which editors want to see before it starts. */
export const scheduledNote = (
  { starts_at }: Draft,
  text: PreviewTexts,
  now?: string,
): string | undefined =>
  starts_at && now && starts_at > now ? text.scheduled(starts_at.slice(0, 16)) : undefined;
