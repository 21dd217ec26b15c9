import names from './region-name.json' with { type: 'json' };

const countriesOf: Record<string, string> = {
  ARS: 'AR',
  AUD: 'AU',
  BGN: 'BG',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK GL FO',
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM',
  GBP: 'GB GG GI IM JE',
  GEL: 'GE',
  GHS: 'GH',
  HUF: 'HU',
  INR: 'IN',
  JPY: 'JP',
  KES: 'KE',
  KZT: 'KZ',
  MXN: 'MX',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  RSD: 'RS',
  SEK: 'SE',
  TRY: 'TR',
  UAH: 'UA',
  USD: 'US EC PR',
  ZAR: 'ZA',
};

/** Countries where the minimum age is above 18 in most regions. The owner checks the suggestion. */
const ages: Record<string, number> = { BE: 21, CA: 19, EE: 21, GR: 21, US: 21 };

const regionNames = new Map(Object.entries(names));

export type MarketSuggestion = { name: string; currency: string; minimum_age: number };

/** Suggests the usual values for the country or region with this ISO 3166 code, as far as they are known. */
export function suggestMarket(code: string): Partial<MarketSuggestion> {
  const region = /^([A-Z]{2})(-[A-Z0-9]{1,3})?$/.exec(code.trim().toUpperCase());
  const [whole, country] = region ?? [];
  if (!whole || !country) return {};
  const name = whole === country ? countryName(country) : regionNames.get(whole);
  const currency = Object.keys(countriesOf).find((one) => countriesOf[one]?.includes(country));
  return { ...(name && { name }), ...(currency && { currency, minimum_age: ages[country] ?? 18 }) };
}

const countryName = (country: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country);
