import { z } from 'zod';
import { boundedText, id } from '../field-schema.ts';
import { requestedMarketCode } from '../site/market-schema.ts';
import { maxLength } from '../text-rule.ts';
import { clickBlocks, clickKinds, lastPosition } from './click-place.ts';

export const clickId = boundedText(40).regex(
  /^[0-9a-z]{16,40}$/,
  'Must be 16 to 40 digits and lowercase letters, as in the partner link',
);

/** Browsers shorten longer origins. An origin is only counted if it looks like a name. */
const maxOriginLength = 100;
export const originText = z.string().max(maxOriginLength);

/** Sent by the browser when a visitor follows a partner link, or activates or copies a code. */
export const clickBeacon = z.object({
  kind: z.enum(clickKinds),
  id,
  path: boundedText(maxLength.link).meta({ description: 'The path of the page' }),
  block: z.enum(clickBlocks).default('none'),
  position: z
    .int()
    .min(0)
    .overwrite((position) => Math.min(position, lastPosition))
    .default(0)
    .meta({ description: 'Position in its list, starting at 1; 0 without a list' }),
  market: requestedMarketCode,
  source: originText.optional().meta({ description: 'The utm_source of the visit’s landing page' }),
  medium: originText.optional().meta({ description: 'The utm_medium of the visit’s landing page' }),
  campaign: originText
    .optional()
    .meta({ description: 'The utm_campaign of the visit’s landing page' }),
  site: originText.optional().meta({ description: 'The host of the site that led to the visit' }),
  click_id: clickId.optional().meta({ description: 'The id that was added to the partner link' }),
});
