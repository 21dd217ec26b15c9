import type { Kysely } from 'kysely';
import { unknown } from '#contract/catalogue/fact/payment-figures.ts';
import type { MatchedTexts } from '#contract/catalogue/filter/product-filter.ts';
import type { Language } from '#contract/language.ts';
import {
  listRegulatorNames,
  listTranslatedNames,
  type VocabularyName,
} from '../../../db/repositories/catalogue/filter/vocabulary-name.ts';
import type { Database } from '../../../db/tables.ts';
import {
  kindText,
  methodText,
  providerText,
  regulatorText,
  siteLanguageText,
  valueText,
} from '../../../messages/key-facts-text.ts';
import { offerTextsIn } from '../../../messages/offer-text.ts';
import type { MatchedValues } from './matched-values.ts';

type Found = { matched: Map<number, MatchedValues>; currency: string | null };

/** Names are only read if a value of their kind is chosen. */
export async function matchedTextsOf(
  db: Kysely<Database>,
  { matched, currency }: Found,
  language: Language,
): Promise<(id: number) => { matched?: MatchedTexts }> {
  const values = [...matched.values()];
  const namesFor = async (name: keyof MatchedValues, list: () => Promise<VocabularyName[]>) => {
    const isNeeded = values.some((found) => found[name] !== undefined);
    return new Map((isNeeded ? await list() : []).map(({ id, name }) => [id, name]));
  };
  const regulators = await namesFor('licence', () => listRegulatorNames(db, language));
  const methods = await namesFor('payment', () =>
    listTranslatedNames(db, 'payment_method', language),
  );
  const providers = await namesFor('provider', () => listTranslatedNames(db, 'provider', language));
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const wording = { language, texts: offerTextsIn(language).facts };
  return (id) => {
    const found = matched.get(id);
    if (!found) return {};
    const { licence, payment, provider, site_language, bonus_kind, cost } = found;
    const regulator = licence === undefined ? undefined : regulators.get(licence);
    const method = payment && methods.get(payment.id);
    const studio = provider === undefined ? undefined : providers.get(provider);
    return {
      matched: {
        ...(regulator && { licence: regulatorText(regulator, wording) }),
        ...(payment &&
          method && { payment: methodText(method, known(payment.payoutHours), wording) }),
        ...(studio && { provider: providerText(studio, wording) }),
        ...(site_language && {
          site_language: siteLanguageText(languages.of(site_language) ?? site_language, wording),
        }),
        ...(bonus_kind && { bonus_kind: kindText(bonus_kind, wording) }),
        ...(cost !== undefined && { cost: valueText({ amount: cost, currency }, wording) }),
      },
    };
  };
}

const known = (hours: number) => (hours === unknown ? null : hours);
