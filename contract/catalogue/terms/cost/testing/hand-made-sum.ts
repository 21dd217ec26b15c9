/**
 * Reads the offers in hand-made-sum.csv, whose costs were calculated by hand, never by running the code. Empty cells
 * are null, and an offer without sums has no cost.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OfferKind, offerKinds } from '../../offer-terms.ts';
import { completeNumbers, type TermsNumbers, wageringBases } from '../../terms-numbers.ts';
import { type CostGame, costGames, defaultReturns, type GameReturns } from '../cost-game.ts';

export type HandMadeSum = {
  title: string;
  kind: OfferKind | null;
  numbers: TermsNumbers;
  deposit: number;
  game: CostGame;
  returns: GameReturns;
  sum: Record<
    'deposit' | 'bonus' | 'base' | 'turnover' | 'worth' | 'cost' | 'value',
    number
  > | null;
};

const file = join(import.meta.dirname, 'hand-made-sum.csv');
const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
const names = header.split(';');

function readLine(line: string): HandMadeSum {
  const cells = line.split(';');
  const text = (name: string) => cells[names.indexOf(name)] || null;
  const figure = (name: string) => (text(name) === null ? null : Number(text(name)));
  const sum = (name: string) => figure(name) ?? Number.NaN;
  const game = costGames.find((one) => one === text('asked_game')) ?? 'slots';
  const rtp = figure('asked_return');
  const flag = (name: string) => (text(name) === null ? null : text(name) === 'true');
  return {
    title: text('title') ?? '',
    kind: offerKinds.find((kind) => kind === text('kind')) ?? null,
    numbers: completeNumbers({
      amount: figure('amount'),
      percent: figure('percent'),
      cap: figure('cap'),
      free_spins: figure('free_spins'),
      spin_value: figure('spin_value'),
      currency: text('currency'),
      wagering: figure('wagering'),
      wagering_base: wageringBases.find((base) => base === text('wagering_base')) ?? null,
      contribution: { slots: figure('slots'), table: figure('table'), live: figure('live') },
      min_deposit: figure('min_deposit'),
      max_cashout: figure('max_cashout'),
      min_odds: figure('min_odds'),
      one_of: flag('one_of'),
      sticky: flag('sticky'),
    }),
    deposit: sum('asked_deposit'),
    game,
    returns: rtp === null ? defaultReturns : { ...defaultReturns, [game]: rtp },
    sum:
      text('cost') === null
        ? null
        : {
            deposit: sum('deposit'),
            bonus: sum('bonus'),
            base: sum('base'),
            turnover: sum('turnover'),
            worth: sum('worth'),
            cost: sum('cost'),
            value: sum('value'),
          },
  };
}

export const handMadeSums: HandMadeSum[] = lines.map(readLine);

/** The sentences of some of these offers, in both languages' formats. Null for those without one. */
export const handMadeSentences = readFileSync(
  join(import.meta.dirname, 'hand-made-sentence.csv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [title = '', en, tr] = line.split(';');
    return { title, en: en || null, tr: tr || null };
  });
