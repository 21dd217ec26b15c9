/** The offer cost that a request asks for. Isn't part of the cached result, because visitors can enter any deposit. */
import { type CostGame, defaultCostGame } from '#contract/catalogue/terms/cost/cost-game.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { CostWording, OpenCostQuestion } from '../../../messages/offer-cost-text.ts';
import { offerTextsIn } from '../../../messages/offer-text.ts';

export type CostInput = { deposit?: number | undefined; game?: CostGame | undefined };
type Asked = CostInput & { lang?: Language };
export type AskedCost = { question: OpenCostQuestion; wording: CostWording };

export const requestedCost = (
  { currency, rtp }: Pick<MarketCard, 'currency' | 'rtp'>,
  { deposit, game = defaultCostGame, lang = defaultLanguage }: Asked,
): AskedCost => ({
  question: { deposit, game, currency, returns: rtp },
  wording: { language: lang, texts: offerTextsIn(lang).cost },
});

/** Separates the deposit and the game, on which only the cost depends, from the rest of a read's input. */
export function splitCost(input: object): { cost: CostInput | undefined; others: object } {
  const { deposit, game, ...others } = input as CostInput;
  return {
    cost: deposit === undefined && game === undefined ? undefined : { deposit, game },
    others,
  };
}
