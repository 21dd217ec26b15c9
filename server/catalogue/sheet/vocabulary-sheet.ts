/** The sheets of regulators, payment methods and providers, to which facts about products refer. */
import {
  type PaymentMethod,
  type PaymentMethodDraft,
  paymentMethodDraft,
} from '#contract/catalogue/vocabulary/payment-method.ts';
import {
  type Provider,
  type ProviderDraft,
  providerDraft,
} from '#contract/catalogue/vocabulary/provider.ts';
import {
  type Regulator,
  type RegulatorDraft,
  regulatorDraft,
} from '#contract/catalogue/vocabulary/regulator.ts';
import type { TranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import { otherLanguages } from '#contract/language.ts';
import { emptyIsNull, readCountry, readWord } from '../../sheet/read-cell.ts';
import { type Column, changeLogOf, type Sheet } from '../../sheet/sheet.ts';
import { paymentMethodResource } from '../resource/payment-method.ts';
import { providerResource } from '../resource/provider.ts';
import { regulatorResource } from '../resource/regulator.ts';

type Named = { name: string };

const name: Column<Named> = { name: 'name', path: 'name', write: ({ name }) => name };
const translatedNames = otherLanguages.map(
  (language): Column<Named & { i18n: TranslatedNames }> => ({
    name: `name_${language}`,
    path: `i18n.${language}.name`,
    read: emptyIsNull,
    write: ({ i18n }) => i18n[language].name ?? '',
  }),
);
const shared = { key: ['name'] as [string], nameOf: ({ name }: Named) => name };

export const regulatorSheet: Sheet<RegulatorDraft, Regulator> = {
  ...shared,
  log: changeLogOf('regulator'),
  table: 'regulator',
  columns: async () => [
    name,
    {
      name: 'country',
      path: 'country',
      read: readCountry,
      write: ({ country }) => country ?? '',
    },
    { name: 'register_url', path: 'register_url', write: (row) => row.register_url ?? '' },
    { name: 'complaints_url', path: 'complaints_url', write: (row) => row.complaints_url ?? '' },
  ],
  draft: regulatorDraft,
  get: regulatorResource.get,
  create: regulatorResource.create,
  update: regulatorResource.update,
};

export const paymentMethodSheet: Sheet<PaymentMethodDraft, PaymentMethod> = {
  ...shared,
  log: changeLogOf('payment-method'),
  table: 'payment_method',
  columns: async () => [
    name,
    ...translatedNames,
    { name: 'kind', path: 'kind', read: readWord, write: ({ kind }) => kind },
    { name: 'icon_url', path: 'icon_url', write: ({ icon_url }) => icon_url ?? '' },
  ],
  draft: paymentMethodDraft,
  get: paymentMethodResource.get,
  create: paymentMethodResource.create,
  update: paymentMethodResource.update,
};

export const providerSheet: Sheet<ProviderDraft, Provider> = {
  ...shared,
  log: changeLogOf('provider'),
  table: 'provider',
  columns: async () => [name, ...translatedNames],
  draft: providerDraft,
  get: providerResource.get,
  create: providerResource.create,
  update: providerResource.update,
};
