import type { ConversionEvent } from '#contract/partner/conversion-event.ts';

const money = '&amount={amount}&currency={currency}';

const parameters: Record<ConversionEvent, string> = {
  signup: '',
  deposit: money,
  earning: money,
};

/** The words in braces stand for the macros that the partner's program fills in. */
export const postbackUrl = (siteUrl: string, key: string, event: ConversionEvent) =>
  `${siteUrl}/api/postback/${key}?click={click}&event=${event}${parameters[event]}&id={id}`;
