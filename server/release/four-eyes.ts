/** Decides which changes a second person has to approve. */
import type { Kysely } from 'kysely';
import {
  type FourEyes,
  fieldGroups,
  fourEyes,
  groupFields,
  noFourEyes,
} from '#contract/release/four-eyes.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import type { ProposalOp, WrittenState } from '#contract/release/proposal-op.ts';
import { listMarketPlaces } from '../../db/repositories/site/market-place.ts';
import { findSetting, writeSetting } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';

const key = 'four_eyes';

export async function findFourEyes(db: Kysely<Database>): Promise<FourEyes> {
  const stored = await findSetting(db, key);
  return stored === undefined ? noFourEyes : fourEyes.parse(JSON.parse(stored));
}

export const writeFourEyes = (db: Kysely<Database>, rules: FourEyes): Promise<void> =>
  writeSetting(db, key, JSON.stringify(rules));

export const isOn = ({ kinds, markets, groups }: FourEyes) =>
  kinds.length + markets.length + groups.length > 0;

/** For writes of many kinds that can't be proposed. */
export async function refuseUnderFourEyes(db: Kysely<Database>): Promise<void> {
  if (!isOn(await findFourEyes(db))) return;
  throw new AppError('conflict', 'Approval rules are on. Turn them off to do this, then on again.');
}

type Change = {
  kind: ProposableKind;
  ops: readonly ProposalOp[];
  states: readonly (WrittenState | null)[];
};

export async function isReviewed(db: Kysely<Database>, change: Change): Promise<boolean> {
  const { kinds, markets, groups } = await findFourEyes(db);
  if (kinds.includes(change.kind)) return true;
  if (markets.length > 0 && (await isShownIn(db, markets, marketsOf(change)))) return true;
  return fieldGroups.some(
    (group) =>
      groups.includes(group) &&
      groupFields[change.kind][group]?.some((name) =>
        change.ops.some(({ field }) => field === name || field.startsWith(`${name}.`)),
      ),
  );
}

/** A region shows what its country does. */
async function isShownIn(
  db: Kysely<Database>,
  markets: readonly string[],
  changed: readonly string[],
): Promise<boolean> {
  if (changed.some((code) => markets.includes(code))) return true;
  if (changed.length === 0) return false;
  const places = await listMarketPlaces(db);
  return places.some(
    ({ code, parent_code }) =>
      markets.includes(code) && parent_code !== null && changed.includes(parent_code),
  );
}

/** A change of what a product says about a market belongs to that market too. */
function marketsOf({ kind, ops, states }: Change): string[] {
  const own = states.flatMap((state) => {
    const code = kind === 'market' ? state?.code : state?.market_code;
    return typeof code === 'string' ? [code] : [];
  });
  return [...own, ...ops.flatMap(({ from, to }) => [...added(from, to), ...added(to, from)])];
}

/** The markets of the rows that only the second list has, and the market codes that only it contains. */
function added(before: unknown, after: unknown): string[] {
  const known = new Set(rowsOf(before).map((row) => JSON.stringify(row)));
  return rowsOf(after)
    .filter((row) => !known.has(JSON.stringify(row)))
    .flatMap((row) => {
      const isRow = typeof row === 'object' && row !== null && 'market_code' in row;
      const code = isRow ? row.market_code : row;
      return typeof code === 'string' ? [code] : [];
    });
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
