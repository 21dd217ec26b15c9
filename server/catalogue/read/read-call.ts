/** A read with its input, and its result as it is cached. */
import type { MarketCode } from '#contract/site/market-code.ts';
import { isUsualDeposit } from '../filter/best-offer.ts';
import { type CostInput, splitCost } from '../market-rule/requested-cost.ts';
import { dependsOnValue } from '../offer/find-offers.ts';
import {
  dependsOnMarket,
  type ReadInput,
  type ReadName,
  type ReadOutput,
  readSchemas,
} from './read-schemas.ts';

/** Results are cached as serialized JSON, which has a known size and cannot be modified. */
export type StoredRead = {
  json: string;
  etag: string;
  /** Must not be cached by anyone. */
  isPrivate?: true;
};

/** The key is built from the parsed input, so that other spellings of it don't create another entry. */
export type ReadCall = {
  key: string;
  name: ReadName;
  input: object;
  /** True if the read depends on a market, but the call doesn't specify one. */
  usesDefaultMarket?: boolean;
  /** Set if the call requests the cost of offers for a specific deposit or game type. Never cached. */
  cost?: CostInput;
  /** True if the visitor is on a break from offers. */
  isOnBreak?: boolean;
  /** True if a browser preloads data for a page that hasn't been opened. */
  isAhead?: boolean | undefined;
};

/** Required for every read, so that no read can ignore a break. */
export type Asker = { isOnBreak: boolean; isAhead?: boolean | undefined };

/** Identifies a result that a page was rendered from. */
export type ReadTag = { call: ReadCall; etag: string };

export const marketOf = (input: object) => (input as { market?: MarketCode }).market;

/** The items of a list, their order and their counts are part of the result. */
const isListedForDeposit = (name: ReadName, input: object) =>
  !isUsualDeposit(input) &&
  ((input as { sort?: string }).sort === 'cost' ||
    ((name === 'bonuses' || name === 'promoCodes') && dependsOnValue(input)));

/** Orders the names in the key by the schema, so that all protocols share entries. */
export function readCall<Name extends ReadName>(
  name: Name,
  input: ReadInput<Name>,
  { isOnBreak, isAhead }: Asker,
): ReadCall {
  const { cost, others } = isListedForDeposit(name, input) ? { others: input } : splitCost(input);
  const names = Object.keys(readSchemas[name].input.shape);
  const key = `${name} ${JSON.stringify(others, names)}`;
  const call = { key, name, input: others, isOnBreak, ...(isAhead && { isAhead }) };
  const usesDefaultMarket = dependsOnMarket(name) && marketOf(input) === undefined;
  return { ...call, usesDefaultMarket, ...(cost && { cost }) };
}

/** Reads as a visitor who isn't on a break. */
export const everyone: Asker = { isOnBreak: false };

/** Reads the result that is cached for everyone else. */
export const asEveryone = ({ isAhead }: ReadCall): Asker => ({ ...everyone, isAhead });

export const dataOf = <Name extends ReadName>(_name: Name, { json }: StoredRead) =>
  JSON.parse(json) as ReadOutput<Name>;
