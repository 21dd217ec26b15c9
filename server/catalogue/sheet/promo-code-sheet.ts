import {
  type PromoCode,
  type PromoCodeDraft,
  promoCodeDraft,
} from '#contract/catalogue/promo-code.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { agreesWithNumbers } from '#contract/catalogue/terms/parse/agrees-with-numbers.ts';
import { contributionGames, type TermsNumber } from '#contract/catalogue/terms/terms-numbers.ts';
import { languages } from '#contract/language.ts';
import { refuse } from '../../errors.ts';
import {
  emptyIsNull,
  readFlag,
  readMarket,
  readNumber,
  readTime,
  readWord,
} from '../../sheet/read-cell.ts';
import { type Column, changeLogOf, type Sheet } from '../../sheet/sheet.ts';
import { promoCodeResource } from '../resource/promo-code.ts';

const textsOf = ({ i18n, ...terms }: OfferTerms) => [
  ...(['min_deposit', 'wagering', 'max_bet'] as const).map((field) => ({
    field,
    path: `terms.${field}`,
    text: terms[field],
  })),
  ...languages.map((language) => ({
    field: 'value' as const,
    path: `terms.i18n.${language}.value`,
    text: i18n[language].value,
  })),
];

/** Rejects a changed text that contradicts its number, because it would have no effect. */
function refuseContradiction(terms: OfferTerms, before?: OfferTerms) {
  const stored = before && textsOf(before);
  const wrong = textsOf(terms).filter(
    ({ field, text }, index) =>
      text !== null &&
      text !== stored?.[index]?.text &&
      !agreesWithNumbers(field, text, terms.numbers),
  );
  refuse(wrong.map(({ path }) => ({ path, message: 'Contradicts the numbers of this row' })));
}

const shared = ['kind', 'min_deposit', 'wagering', 'max_bet', 'url', 'last_verified_at'] as const;
const translated = ['value', 'eligibility', 'text'] as const;

const numberColumn = (
  name: string,
  at: (numbers: PromoCode['terms']['numbers']) => unknown,
  read: NonNullable<Column<PromoCode>['read']>,
): Column<PromoCode> => ({
  name: `terms_numbers_${name.replace('.', '_')}`,
  path: `terms.numbers.${name}`,
  read,
  write: ({ terms }) => String(at(terms.numbers) ?? ''),
});

const capitals = (cell: string) => emptyIsNull(cell.toUpperCase());
const lowerCase = (cell: string) => emptyIsNull(cell.toLowerCase());

const readYesOrNo = (cell: string) => (cell === '' ? null : readFlag(cell));

const readers: Record<Exclude<TermsNumber, 'contribution'>, (cell: string) => unknown> = {
  amount: readNumber,
  percent: readNumber,
  cap: readNumber,
  currency: capitals,
  free_spins: readNumber,
  spin_value: readNumber,
  wagering: readNumber,
  wagering_base: lowerCase,
  max_bet: readNumber,
  min_deposit: readNumber,
  max_cashout: readNumber,
  days_to_claim: readNumber,
  days_to_use: readNumber,
  min_odds: readNumber,
  one_of: readYesOrNo,
  sticky: readYesOrNo,
};

const numberColumns = [
  ...Object.entries(readers).map(([name, read]) =>
    numberColumn(name, (numbers) => numbers[name as keyof typeof readers], read),
  ),
  ...contributionGames.map((game) =>
    numberColumn(`contribution.${game}`, ({ contribution }) => contribution[game], readNumber),
  ),
];

const termsColumns: Column<PromoCode>[] = [
  ...shared.map((name) => ({
    name: `terms_${name}`,
    path: `terms.${name}`,
    read: emptyIsNull,
    write: ({ terms }: PromoCode) => terms[name] ?? '',
  })),
  ...languages.flatMap((language) =>
    translated.map((name) => ({
      name: `terms_${name}_${language}`,
      path: `terms.i18n.${language}.${name}`,
      read: emptyIsNull,
      write: ({ terms }: PromoCode) => terms.i18n[language][name] ?? '',
    })),
  ),
];

const columns: Column<PromoCode>[] = [
  { name: 'code', path: 'code', read: (cell) => cell, write: ({ code }) => code },
  {
    name: 'market_code',
    path: 'market_code',
    read: readMarket,
    write: ({ market_code }) => market_code,
  },
  { name: 'rarity', path: 'rarity', read: readWord, write: ({ rarity }) => rarity },
  {
    name: 'product_id',
    path: 'product_id',
    read: readNumber,
    write: ({ product_id }) => String(product_id ?? ''),
  },
  { name: 'product_name', write: ({ product_name }) => product_name ?? '' },
  { name: 'ref_link', path: 'ref_link', write: ({ ref_link }) => ref_link ?? '' },
  {
    name: 'expires_at',
    path: 'expires_at',
    read: readTime,
    write: ({ expires_at }) => expires_at ?? '',
  },
  {
    name: 'is_active',
    path: 'is_active',
    read: readFlag,
    write: ({ is_active }) => String(is_active),
  },
  {
    name: 'image_vertical_url',
    path: 'image_vertical_url',
    write: ({ image_vertical_url }) => image_vertical_url ?? '',
  },
  {
    name: 'image_horizontal_url',
    path: 'image_horizontal_url',
    write: ({ image_horizontal_url }) => image_horizontal_url ?? '',
  },
  ...termsColumns,
  ...numberColumns,
];

export const promoCodeSheet: Sheet<PromoCodeDraft, PromoCode> = {
  log: changeLogOf('promo-code'),
  table: 'promo_code',
  columns: async () => columns,
  draft: promoCodeDraft,
  key: ['code', 'market_code', 'product_id'],
  nameOf: ({ code }) => code,
  get: promoCodeResource.get,
  create: async (writer, draft) => {
    refuseContradiction(draft.terms);
    return promoCodeResource.create(writer, draft);
  },
  update: async (writer, id, draft) => {
    const { terms } = await promoCodeResource.get(writer.db, id);
    refuseContradiction(draft.terms, terms);
    return promoCodeResource.update(writer, id, draft);
  },
};
