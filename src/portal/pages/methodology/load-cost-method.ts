import { costGames, defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { TermsNumbers } from '#contract/catalogue/terms/terms-numbers.ts';
import { pagePath } from '#contract/page-path.ts';
import { formatPercent } from '../../../../messages/format-number.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { shownCostOf } from '../../../../messages/offer-cost-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';

/** A match of 100% up to 100 that has to be wagered 35 times, with a minimum deposit of 20. */
const exampleNumbers: TermsNumbers = {
  percent: 100,
  cap: 100,
  wagering: 35,
  wagering_base: 'bonus',
  min_deposit: 20,
  contribution: { slots: 100, table: 10, live: 10 },
  ...{ amount: null, free_spins: null, spin_value: null, currency: null, sticky: null },
  ...{ max_bet: null, max_cashout: null, min_odds: null, one_of: null },
  ...{ days_to_claim: null, days_to_use: null },
};

/** Explains the calculation with an example from the same code and values, so that the page is always correct. */
export async function loadCostMethod(context: RouterContext) {
  const { language, market: code, markets } = context;
  const market = markets.find((one) => one.code === code);
  const { currency = 'USD', rtp: returns = defaultReturns } = market ?? {};
  const costTexts = await loadContentTexts(language, 'cost');
  const { description, ...texts } = costTexts.method;
  const terms = { kind: null, numbers: exampleNumbers };
  const question = { game: 'slots', currency, returns } as const;
  return {
    head: pageHead({ context, path: pagePath.howBonusesCost, title: texts.title, description }),
    texts,
    returns: costGames.map((game) => ({
      name: texts.games[game],
      share: formatPercent(returns[game] * 100, language),
    })),
    example: shownCostOf(terms, question, { language, texts: costTexts }),
  };
}

export type CostMethod = Awaited<ReturnType<typeof loadCostMethod>>;
