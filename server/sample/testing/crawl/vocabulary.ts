/** The words by which the sample's pages name methods, countries and regulators, in both languages. */

const methodWords: Record<string, RegExp> = {
  'instant-transfer': /^(?:instant transfer|anında havale)/i,
  'bank-transfer': /^(?:(?:bank )?transfer|(?:banka )?havale)/i,
  'prepaid-card': /^(?:prepaid card|ön ödemeli kart)/i,
  'prepaid-voucher': /^(?:prepaid voucher|ön ödemeli kupon)/i,
  'bank-card': /^(?:(?:bank )?card|(?:banka )?kart)/i,
  'e-wallet': /^(?:e-wallet|e-cüzdan)/i,
  crypto: /^(?:crypto|kripto)/i,
  'phone-bill': /^(?:pay by phone|phone bill|telefon faturası|mobil ödeme)/i,
};
export const methodOf = (words: string): string | undefined =>
  Object.entries(methodWords).find(([, start]) => start.test(words))?.[0];

const countries: [RegExp, string][] = [
  [/^(?:the US|United States|ABD|Amerika Birleşik Devletleri)$/, 'US'],
  [/^Türkiye$/, 'TR'],
  [/^(?:Canada|Kanada)$/, 'CA'],
  [/^Malta$/, 'MT'],
  [/^(?:the UK|United Kingdom|Birleşik Krallık)$/, 'GB'],
];
export const countryOf = (words: string): string => {
  const found = countries.find(([name]) => name.test(words));
  if (!found) throw new Error(`“${words}” isn’t a known country`);
  return found[1];
};

/** The country of each regulator in the sample. */
export const regulators: Record<string, string> = {
  'Granite State Wagering Board': 'US',
  'Larkmoor Gaming Commission': 'GB',
  'Marmara Games Inspectorate': 'TR',
  'Saltmarsh Gaming Authority': 'MT',
  'Cedar Lakes Gaming Office': 'CA',
  'Wren Isle Gaming Supervision': '',
};

/** Returns the country of a regulator, as on cards, or its name if it belongs to none. */
export const licenceShown = (regulator: string): string => {
  const country = regulators[regulator];
  if (country === undefined) throw new Error(`“${regulator}” isn’t a known regulator`);
  return country || regulator;
};
