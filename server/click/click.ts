import type { MarketCode } from '#contract/market.ts';
import type { ClickKind, ClickPlace } from '#contract/visitor/click-place.ts';

export type Click = ClickPlace & {
  kind: ClickKind;
  item_id: number;
  market_code: MarketCode;
  /** It was added to the partner's link. */
  click_id?: string | undefined;
};
