/** The fields that the history shows for each kind of entity, in the order of its form. */

import type { ChangedKind, EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { languages } from '#contract/language.ts';
import type { AdminTexts } from '../../../../../messages/en/admin/admin.ts';
import { languageName } from '../../../format.ts';

import {
  contentPage,
  contentPageTexts,
  type Formats,
  facts,
  image,
  imageTexts,
  market,
  marketTexts,
  paymentMethod,
  product,
  productTexts,
  promoCode,
  promotion,
  promotionTexts,
  provider,
  redirect,
  regulator,
  score,
  scoreTexts,
  scoring,
  settings,
  settingsTexts,
  terms,
  termsNumbers,
  termsTexts,
  topListEntry,
  vocabularyTexts,
} from './field-format.ts';
import type { ValueFormat } from './value-format.ts';

export type FieldDescription = { path: string; label: string; format: ValueFormat };

type Part = {
  labels: keyof AdminTexts['field'];
  inLanguages?: Formats;
  shared: Formats;
  below?: string;
};

const promotionPart: Part = {
  labels: 'promotion',
  inLanguages: promotionTexts,
  shared: promotion,
};
const termsPart: Part = {
  labels: 'terms',
  inLanguages: termsTexts,
  shared: terms,
  below: 'terms.',
};
const termsNumbersPart: Part = {
  labels: 'termsNumbers',
  shared: termsNumbers,
  below: 'terms.numbers.',
};

const parts: Record<EntityKind, Part[]> & Partial<Record<ChangedKind, Part[]>> = {
  product: [
    { labels: 'product', inLanguages: productTexts, shared: product },
    { labels: 'facts', shared: facts, below: 'facts.' },
    { labels: 'score', inLanguages: scoreTexts, shared: score, below: 'score.' },
  ],
  banner: [promotionPart],
  'content-page': [{ labels: 'contentPage', inLanguages: contentPageTexts, shared: contentPage }],
  regulator: [{ labels: 'regulator', shared: regulator }],
  'payment-method': [
    { labels: 'paymentMethod', inLanguages: vocabularyTexts, shared: paymentMethod },
  ],
  provider: [{ labels: 'provider', inLanguages: vocabularyTexts, shared: provider }],
  redirect: [{ labels: 'redirect', shared: redirect }],
  market: [{ labels: 'market', inLanguages: marketTexts, shared: market }],
  scoring: [{ labels: 'scoring', shared: scoring }],
  settings: [{ labels: 'settings', inLanguages: settingsTexts, shared: settings }],
  image: [{ labels: 'image', inLanguages: imageTexts, shared: image }],
  'exclusive-bonus': [promotionPart, termsPart, termsNumbersPart],
  'promo-code': [{ labels: 'promoCode', shared: promoCode }, termsPart, termsNumbersPart],
  'top-list-entry': [{ labels: 'topListEntry', shared: topListEntry }],
};

export type FieldTexts = [fields: AdminTexts['field'], text: AdminTexts['history']];

export function fieldsOf(entity: ChangedKind, ...[fields, text]: FieldTexts): FieldDescription[] {
  return (parts[entity] ?? []).flatMap(({ labels, inLanguages = {}, shared, below = '' }) => {
    const labelOf = (name: string) => (fields[labels] as Record<string, string>)[name] ?? name;
    return [
      ...languages.flatMap((language) =>
        Object.entries(inLanguages).map(([name, format]) => ({
          path: `${below}i18n.${language}.${name}`,
          label: text.inLanguage(languageName(language), labelOf(name)),
          format,
        })),
      ),
      ...Object.entries(shared).map(([name, format]) => ({
        path: below + name,
        label: labelOf(name),
        format,
      })),
    ];
  });
}
