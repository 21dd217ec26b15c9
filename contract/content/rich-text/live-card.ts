import { z } from 'zod';
import { boundedList } from '../../bounded-list.ts';
import { exclusiveBonusCard } from '../../catalogue/exclusive-bonus.ts';
import { productCard } from '../../catalogue/product.ts';
import { promoCodeCard } from '../../catalogue/promo-code.ts';
import { costParameters } from '../../catalogue/terms/cost/cost-card.ts';
import { topListEntryCard } from '../../catalogue/top-list-entry.ts';
import { boundedText, id, lang } from '../../field-schema.ts';
import { type InMarket, requestedMarketCode } from '../../site/market-schema.ts';
import { maxLength } from '../../text-rule.ts';
import { richTextLimits } from './node-rule.ts';

/** The live cards in a document: excludes what was deleted, has expired or belongs to another market. */
export const liveCards = z.object({
  bonuses: z.array(exclusiveBonusCard),
  products: z.array(productCard),
  promocodes: z.array(promoCodeCard),
  /** Each list has as many entries as the longest card can show. */
  topLists: z.array(z.object({ category: z.string(), items: z.array(topListEntryCard) })),
  /** Alt text from the library. Only set for documents with images. */
  imageAlts: z.array(z.object({ path: z.string(), alt: z.string() })).optional(),
});
export type LiveCards = z.output<typeof liveCards>;

export const noLiveCards: LiveCards = { bonuses: [], products: [], promocodes: [], topLists: [] };

const { cards, images } = richTextLimits;
const ids = boundedList(id, cards, `Must have at most ${cards} ids`).default([]);

/** Lets an editor's preview load the cards of an unsaved document. */
export const liveCardQuery = z.object({
  market: requestedMarketCode,
  lang,
  ...costParameters,
  bonusIds: ids,
  productIds: ids,
  promoCodeIds: ids,
  categories: boundedList(
    boundedText(maxLength.label),
    cards,
    `Must have at most ${cards} categories`,
  ).default([]),
  imagePaths: boundedList(
    boundedText(maxLength.link),
    images,
    `Must have at most ${images} images`,
  ).default([]),
});
export type LiveCardQuery = InMarket<z.output<typeof liveCardQuery>>;
