import type { ClickKind, ClickPlace } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';

export type Click = ClickPlace & {
  kind: ClickKind;
  item_id: number;
  market_code: MarketCode;
  /** It was added to the partner's link. */
  click_id?: string | undefined;
};
