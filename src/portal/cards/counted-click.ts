import type { ClickBlock, ClickKind } from '#contract/partner/click-place.ts';

/** `parameter` is the query parameter that passes the click id to partners who accept one. */
export type Clicked = { kind: ClickKind; id: number; parameter?: string | undefined };

/** inline-script.ts reports clicks on elements with these attributes. */
export const countedAs = (clicked: Clicked | undefined) =>
  clicked && {
    'data-click': `${clicked.kind}-${clicked.id}`,
    'data-click-parameter': clicked.parameter,
  };

/** Clicks within the element are counted under this block. */
export const clickBlock = (block: ClickBlock) => ({ 'data-block': block });
