import type { MarketCode } from '#contract/site/market-code.ts';
import { type CostInput, splitCost } from '../market-rule/asked-cost.ts';
import { dependsOnMarket, type ReadInput, type ReadName, readSchemas } from './read-schemas.ts';

/** The key is built from the parsed input, so that other spellings of it don't create another entry. */
export type ReadCall = {
  key: string;
  name: ReadName;
  input: object;
  /** True if the read depends on a market, but the call names none. */
  usesDefaultMarket?: boolean;
  /** Set if the call asks for the cost of offers at another deposit or in other games. Never cached. */
  cost?: CostInput;
};

export const marketOf = (input: object) => (input as { market?: MarketCode }).market;

/** Orders the names in the key by the schema, so that all protocols share entries. */
export function readCall<Name extends ReadName>(name: Name, input: ReadInput<Name>): ReadCall {
  const { cost, others } = splitCost(input);
  const names = Object.keys(readSchemas[name].input.shape);
  const call = { key: `${name} ${JSON.stringify(others, names)}`, name, input: others };
  const usesDefaultMarket = dependsOnMarket(name) && marketOf(input) === undefined;
  return { ...call, usesDefaultMarket, ...(cost && { cost }) };
}
