/** What an offer costs, as its card says it: on one line, and step by step. An average, never a promise. */
import { type CostGame, costGames } from '#contract/catalogue/terms/cost/cost-game.ts';
import {
  type CostQuestion,
  costOf,
  countsTowards,
  type OfferCost,
} from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { OfferTermsCard, ShownCost } from '#contract/catalogue/terms/offer-terms.ts';
import type { Language } from '#contract/language.ts';
import type { CostTexts } from './en/content/cost.ts';
import { formatMoney, formatPercent, formatTimes } from './format-number.ts';

export type CostWording = { language: Language; texts: CostTexts };
type Terms = Pick<OfferTermsCard, 'kind' | 'numbers'>;

/** Adds the cost to the card of an offer, or replaces it by that of another question. */
export function withCost<Card extends { terms: OfferTermsCard | null }>(
  card: Card,
  question: CostQuestion,
  wording: CostWording,
): Card & { cost: OfferCost | null } {
  const { terms } = card;
  if (!terms?.numbers) return { ...card, cost: null };
  const cost = shownCostOf(terms, question, wording);
  const shown = { ...terms.shown, cost };
  return { ...card, cost: costOf(terms, question), terms: { ...terms, shown } };
}

/** Null if the offer has no cost in any kind of game. */
export function shownCostOf(
  terms: Terms,
  question: CostQuestion,
  wording: CostWording,
): ShownCost | null {
  const cost = costOf(terms, question);
  if (!cost) return otherGames(terms, question, wording);
  const { game, rtp } = cost.assumptions;
  return {
    line: costLine(cost, wording),
    steps: costSteps(cost, question, wording),
    value: valueSentence(cost, wording),
    assumed:
      cost.turnover > 0
        ? wording.texts.assumed(game, formatPercent(rtp * 100, wording.language))
        : null,
  };
}

const moneyIn =
  ({ currency }: OfferCost, { language }: CostWording) =>
  (amount: number) =>
    // The joiner keeps a minus on the line of its amount.
    formatMoney(amount, currency, language).replace('-', '−\u2060');

function costLine(cost: OfferCost, wording: CostWording): string {
  const money = moneyIn(cost, wording);
  const { line } = wording.texts;
  const { turnover, expected_cost, deposit } = cost;
  if (turnover === 0) return line.free;
  const [bets, expected] = [money(turnover), money(expected_cost)];
  if (deposit === 0) return line.withoutDeposit(bets, expected);
  return line.ofDeposit(bets, expected, money(deposit));
}

function costSteps(cost: OfferCost, question: CostQuestion, wording: CostWording): string[] {
  const money = moneyIn(cost, wording);
  const { language, texts } = wording;
  const { deposit, turnover, expected_cost, expected_value, assumptions } = cost;
  const { bonus, free_spins, max_cashout, paid_out, sticky, rtp } = assumptions;
  const share = (fraction: number) => formatPercent(fraction * 100, language);
  const kept = (sticky ? 0 : bonus) + free_spins;
  const isCut = max_cashout !== null && max_cashout < kept;
  const lines = [
    deposit > question.deposit && texts.leastDeposit(money(deposit)),
    deposit > 0 && deposit <= question.deposit && texts.deposit(money(deposit)),
    bonus > 0 && texts.bonus(money(bonus)),
    free_spins > 0 && texts.freeSpins(money(free_spins)),
    turnover > 0 && turnoverLine(cost, wording),
    turnover > 0 && texts.cost(money(turnover), share(1 - rtp), money(expected_cost)),
    sticky && bonus > 0 && texts.sticky,
    isCut && texts.maxCashout(money(max_cashout)),
    !assumptions.limited_to_deposit &&
      texts.value(money(paid_out), money(expected_cost), money(expected_value)),
  ];
  return lines.filter((line) => line !== false);
}

function turnoverLine(cost: OfferCost, wording: CostWording): string {
  const money = moneyIn(cost, wording);
  const { language, texts } = wording;
  const { wagering, base, wagering_base, contribution, game } = cost.assumptions;
  const [times, of, turnover] = [
    formatTimes(wagering, language).replace('x', ''),
    money(base),
    money(cost.turnover),
  ];
  if (contribution === 100) return texts.turnover(times, of, wagering_base, turnover);
  const share = formatPercent(contribution, language);
  return texts.partlyCounted(times, of, wagering_base, { share, turnover, game });
}

/** Says a loss as plainly as a gain. */
function valueSentence(cost: OfferCost, wording: CostWording): string {
  const { texts } = wording;
  const { expected_value, deposit, assumptions } = cost;
  const amount = moneyIn(cost, wording)(Math.abs(expected_value));
  if (assumptions.limited_to_deposit) {
    return deposit === 0 ? texts.winsNothing : texts.losesDeposit(amount);
  }
  if (expected_value === 0) return texts.even;
  return expected_value < 0 ? texts.loses(amount) : texts.keeps(amount);
}

/** Null unless another kind of game has a cost. */
function otherGames(
  terms: Terms,
  question: CostQuestion,
  { texts }: CostWording,
): ShownCost | null {
  if (!terms.numbers || countsTowards(terms.numbers, question.game)) return null;
  const hasCost = (game: CostGame) => costOf(terms, { ...question, game }) !== null;
  const counted = costGames.filter(hasCost);
  if (counted.length === 0) return null;
  const line = texts.notCounted[question.game];
  const steps = [texts.counted(counted.map(texts.game).join(', '))];
  return { line, steps, value: null, assumed: null };
}
