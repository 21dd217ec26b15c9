/** What the facts of the sample say about a partner. */
import { loadCatalogue } from '../read-catalogue.ts';
import { marketsOf } from '../read-facts.ts';

export const sample = loadCatalogue();
const { products, facts, promoCodes, exclusiveBonuses, markets } = sample;
const places = [{ code: 'US', parent_code: null }, { code: 'TR', parent_code: null }, ...markets];

export const factsOf = (key: string) => {
  const found = facts.get(key);
  if (!found) throw new Error(`${key} has no facts`);
  return found;
};
export const productOf = (key: string) => {
  const found = products.find((one) => one.key === key);
  if (!found) throw new Error(`There is no partner ${key}`);
  return found;
};
export const marketsIn = (key: string) => marketsOf(factsOf(key), places, []);
export const isOpen = (key: string, code: string) =>
  marketsIn(key).some(
    ({ market_code, availability }) => market_code === code && availability === 'open',
  );

export const paymentsIn = (key: string, code: string) =>
  factsOf(key).payments.filter(({ market_code }) => market_code === code);
/** The longest time of the fastest method, as filters and sorting use it. */
export const payoutIn = (key: string, code: string, method?: string) =>
  Math.min(
    ...paymentsIn(key, code)
      .filter((one) => one.direction !== 'in' && (method ?? one.method) === one.method)
      .map(({ hours_max }) => hours_max ?? Number.POSITIVE_INFINITY),
  );
export const leastDepositIn = (key: string, code: string) =>
  Math.min(
    ...paymentsIn(key, code)
      .filter(({ direction }) => direction !== 'out')
      .map(({ min }) => min ?? Number.POSITIVE_INFINITY),
  );
const inCategory = (slug: string) => products.filter((one) => one.categories.includes(slug));
export const casinos = inCategory('casino');
export const bettingSites = inCategory('bets');
export const countOf = (key: string, kind: 'slots' | 'table' | 'live') =>
  factsOf(key).game_counts[kind] ?? 0;

export const offers = [...exclusiveBonuses, ...promoCodes];
export const textOf = (value: unknown): string => JSON.stringify(value);
