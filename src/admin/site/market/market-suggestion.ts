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

/** Countries where most regions ask for more than 18 years. The owner checks it. */
const ages: Record<string, number> = { BE: 21, CA: 19, EE: 21, GR: 21, US: 21 };

const provinces: Record<string, string> = {
  'CA-AB': 'Alberta',
  'CA-BC': 'British Columbia',
  'CA-MB': 'Manitoba',
  'CA-NB': 'New Brunswick',
  'CA-NL': 'Newfoundland and Labrador',
  'CA-NS': 'Nova Scotia',
  'CA-ON': 'Ontario',
  'CA-PE': 'Prince Edward Island',
  'CA-QC': 'Quebec',
  'CA-SK': 'Saskatchewan',
  'US-AZ': 'Arizona',
  'US-CO': 'Colorado',
  'US-CT': 'Connecticut',
  'US-DE': 'Delaware',
  'US-FL': 'Florida',
  'US-IL': 'Illinois',
  'US-IN': 'Indiana',
  'US-MA': 'Massachusetts',
  'US-MD': 'Maryland',
  'US-MI': 'Michigan',
  'US-NJ': 'New Jersey',
  'US-NV': 'Nevada',
  'US-NY': 'New York',
  'US-OH': 'Ohio',
  'US-PA': 'Pennsylvania',
  'US-RI': 'Rhode Island',
  'US-TN': 'Tennessee',
  'US-VA': 'Virginia',
  'US-WV': 'West Virginia',
};

export type MarketSuggestion = { name: string; currency: string; minimum_age: number };

/** Suggests what is usual in the country or region with this ISO 3166 code, as far as it is known. */
export function suggestMarket(code: string): Partial<MarketSuggestion> {
  const region = /^([A-Z]{2})(-[A-Z0-9]{1,3})?$/.exec(code.trim().toUpperCase());
  const [whole, country] = region ?? [];
  if (!whole || !country) return {};
  const name = whole === country ? countryName(country) : provinces[whole];
  const currency = Object.keys(countriesOf).find((one) => countriesOf[one]?.includes(country));
  return { ...(name && { name }), ...(currency && { currency, minimum_age: ages[country] ?? 18 }) };
}

const countryName = (country: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country);
