/** A benchmark measures our server and a floor in the same run and reports both; `all.ts` collects all figures. */
import process from 'node:process';
import { styleText } from 'node:util';

export type Figure = {
  measure: string;
  unit: string;
  ours: number;
  /** The simplest program that does the same work, measured in the same run. */
  floor?: { name: string; value: number };
  /** Either a fixed value or a multiple of the floor. */
  goal?:
    | { atLeast: number }
    | { atMost: number }
    | { timesFloor: { atLeast: number } | { atMost: number } };
};

/**
 * Reports the results at the end of a benchmark. Disconnects, because a library that listens for messages would keep
 * the process alive.
 */
export function reportFigures(figures: readonly Figure[]): void {
  if (process.send) process.send(figures, () => process.disconnect());
  else console.log(figureTable(figures));
}

export function isReached(figure: Figure): boolean | undefined {
  const { ours, goal } = figure;
  if (!goal) return undefined;
  if (!('timesFloor' in goal)) return isWithin(ours, goal);
  const ratio = ratioOf(figure);
  return ratio === undefined ? undefined : isWithin(ratio, goal.timesFloor);
}

/** Includes the floor in the name, because some figures are compared with several floors. */
export const figureName = ({ measure, floor }: Figure) =>
  floor ? `${measure}, against ${floor.name}` : measure;

export const ratioOf = ({ ours, floor }: Figure) => (floor?.value ? ours / floor.value : undefined);

const isWithin = (value: number, bound: { atLeast: number } | { atMost: number }) =>
  'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;

const columns = ['measure', 'ours', 'floor', 'ratio', 'goal', '', 'last run'] as const;

/** Shows each figure next to that of the last run. */
export function figureTable(figures: readonly Figure[], last: readonly Figure[] = []): string {
  const lastByName = new Map(last.map((figure) => [figureName(figure), figure]));
  const rows = [
    columns,
    ...figures.map((figure) => [...cellsOf(figure), lastCell(lastByName.get(figureName(figure)))]),
  ];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] as string).length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] as number))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => (/ missed( |$)/.test(line) ? styleText('red', line) : line))
    .join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { measure, unit, ours, floor, goal } = figure;
  const ratio = ratioOf(figure);
  const reached = isReached(figure);
  return [
    measure,
    `${rounded(ours)} ${unit}`,
    floor ? `${rounded(floor.value)} ${unit}, ${floor.name}` : '',
    ratio === undefined ? '' : `${rounded(ratio)}x`,
    goal ? goalText(goal, unit) : '',
    reached === undefined ? '' : reached ? 'reached' : 'missed',
  ];
}

function lastCell(last: Figure | undefined): string {
  if (!last) return '';
  const ratio = ratioOf(last);
  return `${rounded(last.ours)} ${last.unit}${ratio === undefined ? '' : `, ${rounded(ratio)}x`}`;
}

function goalText(goal: NonNullable<Figure['goal']>, unit: string): string {
  if ('timesFloor' in goal) return `${boundText(goal.timesFloor)}x`;
  return `${boundText(goal)} ${unit}`;
}

const boundText = (bound: { atLeast: number } | { atMost: number }) =>
  'atLeast' in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`;

/** Rounds to three digits, which is as precise as measurements on a shared machine are. */
export const rounded = (value: number) =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
