/**
 * Calculates what an offer is worth on average, and what playing through its wagering costs:
 *
 *     turnover       = wagering × base ÷ contribution
 *     expected cost  = turnover × (1 − return to player)
 *     expected value = worth − expected cost
 *
 * Each step is rounded to the currency's smallest unit, so that a reader gets the same sums from the amounts on the
 * page.
 */
import type { BonusKind } from '../../filter/filter-value.ts';
import { bonusKindsOf } from '../bonus-kind.ts';
import type { OfferKind } from '../offer-terms.ts';
import type { TermsNumbers, WageringBase } from '../terms-numbers.ts';
import type { CostGame, GameReturns } from './cost-game.ts';
import {
  dividedBy,
  fractionOf,
  hundredthsOf,
  larger,
  smaller,
  type Units,
  unitsIn,
} from './exact-money.ts';

export type CostQuestion = {
  deposit: number;
  game: CostGame;
  /** Used if the offer has no currency of its own. Amounts are never converted. */
  currency: string;
  returns: GameReturns;
};

export type OfferCost = {
  /** The requested deposit, or the offer’s minimum if that is higher. 0 if the offer doesn’t require one. */
  deposit: number;
  turnover: number;
  /** The value of the bonus and the spins, before the cost. */
  worth: number;
  expected_cost: number;
  /** At most the maximum cashout, and never a bigger loss than the stake. */
  expected_value: number;
  currency: string;
  assumptions: {
    game: CostGame;
    rtp: number;
    /** A percentage, as in the terms: 100 means 100%. */
    contribution: number;
    wagering: number;
    wagering_base: WageringBase;
    /** The amount that is wagered `wagering` times. */
    base: number;
    bonus: number;
    /** Average winnings from the free spins. */
    free_spins: number;
    /** True if the offer is either spins or money. The better one is used, unless the value of the spins is unknown. */
    one_of: boolean;
    sticky: boolean;
    max_cashout: number | null;
    /** The deposit, or 0 if visitors can't lose money of their own. */
    at_stake: number;
    /** True if the loss was limited to the stake. */
    limited_to_deposit: boolean;
  };
};

type CostedTerms = { kind: OfferKind | null; numbers: TermsNumbers | null };
type Numbered = CostedTerms & { numbers: TermsNumbers };

/** Returns null if the terms don't have enough numbers, or if the game doesn't count towards the wagering. */
export function costOf({ kind, numbers }: CostedTerms, asked: CostQuestion): OfferCost | null {
  if (numbers === null) return null;
  const given = { kind, numbers };
  if (numbers.one_of !== true) return costOfOne(given, asked);
  const costs = [spinsOf(given), moneyOf(given)].flatMap((one) => costOfOne(one, asked) ?? []);
  const [best, other] = costs.toSorted(byBestValue);
  if (!best) return null;
  return { ...best, assumptions: { ...best.assumptions, one_of: other !== undefined } };
}

export type BestValue = Pick<OfferCost, 'expected_value' | 'worth' | 'turnover'>;

/** Sorts the best offer first. */
export const byBestValue = (one: BestValue, other: BestValue): number =>
  other.expected_value - one.expected_value ||
  other.worth - one.worth ||
  one.turnover - other.turnover;

const spinsOf = ({ kind, numbers }: Numbered): Numbered => ({
  kind: kind === 'no_deposit' ? kind : 'free_spins',
  numbers: { ...numbers, one_of: null, amount: null, percent: null, cap: null },
});

const moneyOf = ({ kind, numbers }: Numbered): Numbered => ({
  kind,
  numbers: { ...numbers, one_of: null, free_spins: null, spin_value: null },
});

function costOfOne({ kind, numbers }: Numbered, asked: CostQuestion): OfferCost | null {
  if (numbers.wagering === null || isPlayedOtherwise(kind, numbers)) return null;
  const currency = numbers.currency ?? asked.currency;
  const { amountOf, unitsOf } = unitsIn(currency);
  const rtp = asked.returns[asked.game];
  const contribution = numbers.contribution[asked.game] ?? 100;
  const kinds = bonusKindsOf({ kind, numbers });
  const least = unitsOf(numbers.min_deposit ?? 0);
  const deposit = kinds.includes('no_deposit') ? 0n : larger(unitsOf(asked.deposit), least);
  const bonus = bonusIn(numbers, deposit, unitsOf);
  const spins = spinWinnings(numbers, asked.returns.slots, unitsOf);
  if (bonus === undefined || (bonus === null && spins === null)) return null;
  if (contribution === 0 && numbers.wagering > 0) return null;

  const wageringBase = numbers.wagering_base ?? 'bonus';
  const amounts = { deposit, bonus: bonus ?? 0n, spins: spins ?? 0n, rtp };
  const base = baseOf(wageringBase, amounts);
  const turnover = turnoverOf(base, numbers.wagering, contribution);
  const cost = fractionOf(turnover, 1 - rtp);
  const worth = worthOf(wageringBase, numbers, amounts);
  const most = numbers.max_cashout === null ? worth : unitsOf(numbers.max_cashout);
  const value = smaller(worth - cost, most);
  const stake = isDepositAtStake(kinds, wageringBase) ? deposit : 0n;
  return {
    deposit: amountOf(deposit),
    turnover: amountOf(turnover),
    worth: amountOf(worth),
    expected_cost: amountOf(cost),
    expected_value: amountOf(larger(value, -stake)),
    currency,
    assumptions: {
      game: asked.game,
      rtp,
      contribution,
      wagering: numbers.wagering,
      wagering_base: wageringBase,
      base: amountOf(base),
      bonus: amountOf(amounts.bonus),
      free_spins: amountOf(amounts.spins),
      one_of: false,
      sticky: numbers.sticky === true,
      max_cashout: numbers.max_cashout,
      at_stake: amountOf(stake),
      limited_to_deposit: value < -stake,
    },
  };
}

/**
 * Whether the cost can't be calculated: cashback depends on losses, a free bet doesn't return its stake, and offers
 * with minimum odds are played on sports, whose return depends on the bet. But terms that say how much games contribute
 * belong to a casino.
 */
function isPlayedOtherwise(kind: OfferKind | null, numbers: TermsNumbers): boolean {
  if (kind === 'cashback' || kind === 'free_bet') return true;
  const { slots, table, live } = numbers.contribution;
  return numbers.min_odds !== null && (slots ?? table ?? live) === null;
}

/** With free spins, visitors risk no money of their own, unless the deposit has to be wagered with the winnings. */
const isDepositAtStake = (kinds: readonly BonusKind[], base: WageringBase): boolean =>
  kinds.includes('match') || kinds.includes('fixed') || base === 'deposit_bonus';

/** Whether a game counts towards the wagering. A game with no contribution given counts in full. */
export const countsTowards = ({ contribution }: TermsNumbers, game: CostGame): boolean =>
  contribution[game] !== 0;

type ToUnits = (amount: number) => Units;

/**
 * Null without a bonus, and undefined if its size isn't known: “up to $200” doesn't say how much the visitor gets. An
 * amount next to a percentage is the maximum.
 */
function bonusIn(
  { percent, cap, amount }: TermsNumbers,
  deposit: Units,
  unitsOf: ToUnits,
): Units | null | undefined {
  if (!percent) {
    if (cap !== null) return undefined;
    return amount === null ? null : unitsOf(amount);
  }
  const share = fractionOf(deposit, percent / 100);
  const most = cap ?? amount;
  return most === null ? share : smaller(share, unitsOf(most));
}

/** Null if there are no free spins, or their value is unknown. */
const spinWinnings = (
  { free_spins, spin_value }: TermsNumbers,
  rtp: number,
  unitsOf: ToUnits,
): Units | null =>
  free_spins === null || spin_value === null
    ? null
    : fractionOf(unitsOf(free_spins * spin_value), rtp);

type Amounts = { deposit: Units; bonus: Units; spins: Units; rtp: number };

/** Winnings from free spins are wagered too, no matter what the wagering of the bonus is based on. */
function baseOf(base: WageringBase, { deposit, bonus, spins, rtp }: Amounts): Units {
  if (base === 'deposit_bonus') return deposit + bonus + spins;
  return (base === 'winnings' ? fractionOf(bonus, rtp) : bonus) + spins;
}

/** If the wagering is based on winnings, the bonus is played once, and is worth what that returns. */
function worthOf(
  base: WageringBase,
  { sticky }: TermsNumbers,
  { bonus, spins, rtp }: Amounts,
): Units {
  if (sticky === true) return spins;
  return (base === 'winnings' ? fractionOf(bonus, rtp) : bonus) + spins;
}

/** `contribution` is a percentage: 100 means 100%. */
function turnoverOf(base: Units, wagering: number, contribution: number): Units {
  if (wagering === 0) return 0n;
  return dividedBy(base * hundredthsOf(wagering) * 100n, hundredthsOf(contribution));
}
