/**
 * Describes the cost of an offer for its card, on one line and step by step. The cost is an average, never a promise.
 */
import {
  type CostGame,
  costGames,
  defaultCostDeposit,
  usualDeposit,
} from '#contract/catalogue/terms/cost/cost-game.ts';
import {
  type CostQuestion,
  costOf,
  countsTowards,
  type OfferCost,
} from '#contract/catalogue/terms/cost/offer-cost.ts';
import type { OfferTermsCard, ShownCost } from '#contract/catalogue/terms/offer-terms.ts';
import type { Language } from '#contract/language.ts';
import type { CostTexts } from './en/content/cost.ts';
import { formatExactMoney, formatMoney, formatPercent, formatTimes } from './format-number.ts';

export type CostWording = { language: Language; texts: CostTexts };
type Terms = Pick<OfferTermsCard, 'kind' | 'numbers'>;

/** The requested cost. Without a deposit, API responses use the default, and pages the minimum of each offer. */
export type OpenCostQuestion = Omit<CostQuestion, 'deposit'> & { deposit?: number | undefined };

/** Adds the cost to the card of an offer, or replaces a cost for a different deposit or game. */
export function withCost<Card extends { terms: OfferTermsCard | null }>(
  card: Card,
  asked: OpenCostQuestion,
  wording: CostWording,
): Card & { cost: OfferCost | null } {
  const { terms } = card;
  if (!terms?.numbers) return { ...card, cost: null };
  const { deposit = defaultCostDeposit } = asked;
  const shown = { ...terms.shown, cost: shownCostOf(terms, asked, wording) };
  return { ...card, cost: costOf(terms, { ...asked, deposit }), terms: { ...terms, shown } };
}

/** Null if the offer has no cost in any kind of game. */
export function shownCostOf(
  terms: Terms,
  asked: OpenCostQuestion,
  wording: CostWording,
): ShownCost | null {
  const question = { ...asked, deposit: asked.deposit ?? usualDeposit(terms.numbers) };
  const cost = costOf(terms, question);
  if (!cost) return otherGames(terms, question, wording);
  const { game, rtp, bonus, free_spins } = cost.assumptions;
  if (bonus + free_spins === 0) return null;
  return {
    line: costLine(cost, wording),
    at: depositLine(cost, terms, wording),
    steps: costSteps(cost, terms, wording),
    value: isUnfinished(cost)
      ? wording.texts.losesDeposit(exactIn(cost, wording)(cost.deposit))
      : null,
    assumed:
      cost.turnover > 0
        ? wording.texts.assumed(game, formatPercent(rtp * 100, wording.language))
        : null,
  };
}

const moneyIn =
  ({ currency }: OfferCost, { language }: CostWording) =>
  (amount: number) =>
    withMinus(formatMoney(amount, currency, language));

const exactIn =
  ({ currency }: OfferCost, { language }: CostWording) =>
  (amount: number) =>
    formatExactMoney(amount, currency, language);

/** The word joiner keeps the minus on the same line as the amount. */
const withMinus = (money: string) => money.replace('-', '−\u2060');

/** Whether the wagering costs more than the bonus and the deposit, so that it can't be completed. */
const isUnfinished = ({ assumptions }: OfferCost) =>
  assumptions.limited_to_deposit && assumptions.at_stake > 0;

function costLine(cost: OfferCost, wording: CostWording): string {
  const { texts } = wording;
  const { turnover, expected_value, assumptions } = cost;
  if (expected_value === 0 && assumptions.at_stake === 0) return texts.winsNothing;
  const toBet = turnover > 0 ? texts.toBet(moneyIn(cost, wording)(turnover)) : texts.noWagering;
  return `${averageOf(cost, wording)} ${toBet}`;
}

/** Describes the average result, losses as plainly as gains. */
function averageOf(cost: OfferCost, wording: CostWording): string {
  const { texts } = wording;
  const { expected_value } = cost;
  if (isUnfinished(cost)) return texts.unfinished;
  if (expected_value === 0) return texts.even;
  const amount = exactIn(cost, wording)(Math.abs(expected_value));
  return expected_value < 0 ? texts.loses(amount) : texts.wins(amount);
}

const isLeast = ({ deposit }: OfferCost, { numbers }: Terms) => deposit === numbers?.min_deposit;

function depositLine(cost: OfferCost, terms: Terms, wording: CostWording): string | null {
  if (cost.assumptions.at_stake === 0) return null;
  const deposit = moneyIn(cost, wording)(cost.deposit);
  const { withLeast, withDeposit } = wording.texts;
  return isLeast(cost, terms) ? withLeast(deposit) : withDeposit(deposit);
}

function costSteps(cost: OfferCost, terms: Terms, wording: CostWording): string[] {
  const money = moneyIn(cost, wording);
  const { language, texts } = wording;
  const { deposit, turnover, worth, expected_cost, expected_value, assumptions } = cost;
  const { bonus, free_spins, max_cashout, sticky, rtp, at_stake, wagering_base } = assumptions;
  const value = worth - expected_cost;
  const lines = [
    at_stake > 0 && (isLeast(cost, terms) ? texts.leastDeposit : texts.deposit)(money(deposit)),
    bonus > 0 && texts.bonus(money(bonus)),
    wagering_base === 'winnings' &&
      bonus > 0 &&
      !sticky &&
      texts.winnings(money(worth - free_spins)),
    free_spins > 0 && texts.freeSpins(money(free_spins)),
    assumptions.one_of && texts.better,
    turnover > 0 && turnoverLine(cost, wording),
    turnover > 0 &&
      texts.cost(money(turnover), formatPercent((1 - rtp) * 100, language), money(expected_cost)),
    sticky && bonus > 0 && texts.sticky,
    value < 0 && at_stake === 0
      ? texts.belowZero(money(worth), money(expected_cost))
      : texts.value(money(worth), money(expected_cost), money(value)),
    isUnfinished(cost) && texts.limited(money(expected_value)),
    max_cashout !== null &&
      expected_value === max_cashout &&
      value > max_cashout &&
      texts.maxCashout(money(max_cashout)),
  ];
  return lines.filter((line) => line !== false);
}

function turnoverLine(cost: OfferCost, wording: CostWording): string {
  const money = moneyIn(cost, wording);
  const { language, texts } = wording;
  const { wagering, base, wagering_base, contribution, game, bonus, free_spins } = cost.assumptions;
  const parts = [
    wagering_base === 'deposit_bonus' && texts.parts.deposit,
    bonus > 0 && (wagering_base === 'winnings' ? texts.parts.winnings : texts.parts.bonus),
    free_spins > 0 && texts.parts.spins,
  ];
  const of = parts.filter((part) => part !== false).join(' + ');
  const [times, amount, turnover] = [
    formatTimes(wagering, language).replace('x', ''),
    money(base),
    money(cost.turnover),
  ];
  if (contribution === 100) return texts.turnover(times, amount, of, turnover);
  const share = formatPercent(contribution, language);
  return texts.partlyCounted(times, amount, of, { share, turnover, game });
}

/** If the chosen game doesn't count towards the wagering, lists the games that do. Null if there are none. */
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
  return { line, at: null, steps, value: null, assumed: null };
}
