/**
 * What it costs on average to play through the wagering of an offer:
 *
 *     turnover = wagering × base ÷ contribution
 *     cost     = turnover × (1 − return to player)
 *
 * Each step is rounded to cents, so that a reader gets the same sums from the amounts on the page.
 */
import type { OfferKind } from '../offer-terms.ts';
import type { TermsNumbers, WageringBase } from '../terms-numbers.ts';
import type { CostGame, GameReturns } from './cost-game.ts';
import {
  type Cents,
  centsOf,
  dividedBy,
  fractionOf,
  hundredthsOf,
  moneyOf,
  smaller,
} from './exact-money.ts';

export type CostQuestion = {
  deposit: number;
  game: CostGame;
  /** Used if the offer names no currency. Amounts are never converted. */
  currency: string;
  returns: GameReturns;
};

export type OfferCost = {
  /** The asked deposit, or the least one of the offer if that is more. 0 if the offer needs none. */
  deposit: number;
  turnover: number;
  expected_cost: number;
  /** What is paid out on average, less the cost. Never a loss of more than the deposit. */
  expected_value: number;
  currency: string;
  assumptions: {
    game: CostGame;
    rtp: number;
    /** 100 is 100%, as in the terms. */
    contribution: number;
    wagering: number;
    wagering_base: WageringBase;
    /** The amount that is wagered `wagering` times. */
    base: number;
    bonus: number;
    /** What the free spins win on average. */
    free_spins: number;
    sticky: boolean;
    max_cashout: number | null;
    /** The bonus unless it's sticky, and the winnings of free spins, up to the largest cashout. */
    paid_out: number;
    /** True if the loss would be more than the deposit otherwise. */
    limited_to_deposit: boolean;
  };
};

type CostedTerms = { kind: OfferKind | null; numbers: TermsNumbers | null };

/** Null if the terms don't say enough, and for games that don't count towards the wagering. */
export function costOf({ kind, numbers }: CostedTerms, asked: CostQuestion): OfferCost | null {
  if (numbers === null || numbers.wagering === null || isPlayedOtherwise(kind, numbers)) {
    return null;
  }
  const rtp = asked.returns[asked.game];
  const contribution = numbers.contribution[asked.game] ?? 100;
  const deposit = kind === 'no_deposit' ? 0n : depositOf(numbers, asked);
  const bonus = bonusOf(numbers, deposit);
  const spins = spinsOf(numbers, asked.returns.slots);
  if (bonus === undefined || (bonus === null && spins === null)) return null;
  const wageringBase = numbers.wagering_base ?? 'bonus';
  const base = baseOf(wageringBase, { deposit, bonus, spins, rtp, numbers });
  if (base === undefined || (contribution === 0 && numbers.wagering > 0)) return null;

  const turnover = turnoverOf(base, numbers.wagering, contribution);
  const cost = fractionOf(turnover, 1 - rtp);
  const sticky = numbers.sticky === true;
  const kept = (sticky ? 0n : (bonus ?? 0n)) + (spins ?? 0n);
  const paidOut = numbers.max_cashout === null ? kept : smaller(kept, centsOf(numbers.max_cashout));
  const limited = paidOut - cost < -deposit;
  return {
    deposit: moneyOf(deposit),
    turnover: moneyOf(turnover),
    expected_cost: moneyOf(cost),
    expected_value: moneyOf(limited ? -deposit : paidOut - cost),
    currency: numbers.currency ?? asked.currency,
    assumptions: {
      game: asked.game,
      rtp,
      contribution,
      wagering: numbers.wagering,
      wagering_base: wageringBase,
      base: moneyOf(base),
      bonus: moneyOf(bonus ?? 0n),
      free_spins: moneyOf(spins ?? 0n),
      sticky,
      max_cashout: numbers.max_cashout,
      paid_out: moneyOf(paidOut),
      limited_to_deposit: limited,
    },
  };
}

/**
 * Cashback depends on what is lost, a free bet doesn't return its stake, and offers with minimum odds are played on
 * sports, whose return depends on the bet. Terms that say how games count are those of a casino.
 */
function isPlayedOtherwise(kind: OfferKind | null, numbers: TermsNumbers): boolean {
  if (kind === 'cashback' || kind === 'free_bet') return true;
  const { slots, table, live } = numbers.contribution;
  return numbers.min_odds !== null && (slots ?? table ?? live) === null;
}

/** Games that count towards the wagering. One whose share isn't known counts in full. */
export const countsTowards = ({ contribution }: TermsNumbers, game: CostGame): boolean =>
  contribution[game] !== 0;

function depositOf({ min_deposit }: TermsNumbers, { deposit }: CostQuestion): Cents {
  const [asked, least] = [centsOf(deposit), centsOf(min_deposit ?? 0)];
  return least > asked ? least : asked;
}

/** Null without a bonus, and undefined if its size isn't known: “up to $200” alone doesn't say how much one gets. */
function bonusOf({ percent, cap, amount }: TermsNumbers, deposit: Cents): Cents | null | undefined {
  if (percent === null && cap !== null) return undefined;
  if (percent === null && amount === null) return null;
  const share = fractionOf(deposit, (percent ?? 0) / 100);
  const match = cap === null ? share : smaller(share, centsOf(cap));
  return match + centsOf(amount ?? 0);
}

/** Null without free spins, or if nobody knows what one is worth. */
const spinsOf = ({ free_spins, spin_value }: TermsNumbers, rtp: number): Cents | null =>
  free_spins === null || spin_value === null
    ? null
    : fractionOf(BigInt(free_spins) * centsOf(spin_value), rtp);

type Amounts = {
  deposit: Cents;
  bonus: Cents | null;
  spins: Cents | null;
  rtp: number;
  numbers: TermsNumbers;
};

/** Free spins without any other bonus are the bonus. */
function baseOf(
  base: WageringBase,
  { deposit, bonus, spins, rtp, numbers }: Amounts,
): Cents | undefined {
  const money = bonus ?? spins ?? 0n;
  if (base === 'bonus') return money;
  if (base === 'deposit_bonus') return deposit + money;
  if (spins !== null) return spins;
  // Free spins of an unknown value win an unknown amount.
  return numbers.free_spins === null ? fractionOf(money, rtp) : undefined;
}

/** A contribution of 100 is 100%. */
function turnoverOf(base: Cents, wagering: number, contribution: number): Cents {
  if (wagering === 0) return 0n;
  return dividedBy(base * hundredthsOf(wagering) * 100n, hundredthsOf(contribution));
}
