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

/** `now` is the local time of the site. Undefined when visitors of the market see the draft. */
export function hiddenReason(
  draft: Draft,
  market: MarketCode,
  text: PreviewTexts,
  now?: string,
): string | undefined {
  if (!draft.is_active) return text.hidden;
  if (draft.expires_at && now && draft.expires_at <= now) return text.expired;
  if (draft.ends_at && now && draft.ends_at <= now) return text.ended;
  if (draft.market_code === market) return undefined;
  return text.otherMarket(draft.market_code ?? '');
}

/** The preview still shows a scheduled card, because its editor wants to see it before it starts. */
export const scheduledNote = (
  { starts_at }: Draft,
  text: PreviewTexts,
  now?: string,
): string | undefined =>
  starts_at && now && starts_at > now ? text.scheduled(starts_at.slice(0, 16)) : undefined;
