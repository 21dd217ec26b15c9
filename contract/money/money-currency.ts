import { boundedText } from '../field-schema.ts';
import { decimalsOf, isCurrency } from '../partner/currency.ts';

/** The decimals that we store. Some coins have more, which no programme uses. */
const decimalsOfCoin: Readonly<Record<string, number>> = {
  BCH: 8,
  BNB: 8,
  BTC: 8,
  DOGE: 8,
  ETH: 8,
  LTC: 8,
  SOL: 8,
  TON: 8,
  TRX: 6,
  USDC: 6,
  USDT: 6,
  XRP: 6,
};

/** Had fixings before their countries changed to another currency. Newer versions of Intl no longer list them. */
const formerCurrencies: ReadonlySet<string> = new Set([
  ...['BGN', 'CYP', 'EEK', 'HRK', 'LTL', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL'],
]);

export const isCoin = (code: string): boolean => Object.hasOwn(decimalsOfCoin, code);

export const isMoneyCurrency = (code: string): boolean =>
  isCoin(code) || formerCurrencies.has(code) || isCurrency(code);

/** Returns 2 for the euro, 0 for the yen, 3 for the Tunisian dinar, 8 for bitcoin. */
export const exponentOf = (currency: string): number =>
  decimalsOfCoin[currency] ?? decimalsOf(currency);

export const moneyCurrency = boundedText(4)
  .overwrite((code) => code.toUpperCase())
  .refine(isMoneyCurrency, 'Must be a currency code, such as EUR or BTC')
  .meta({ pattern: '^[A-Z]{3,4}$' });
