/** The facts and markets of all products. A cell has one line for each licence, payment, limit or market. */
import type { Kysely } from 'kysely';
import { licenceOf, paymentOf } from '#contract/catalogue/fact/new-fact.ts';
import type { Pasted } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { findNamed, partsOf, writeParts } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { readLicences, writeLicence } from '#contract/catalogue/fact/pasted-line/licence-line.ts';
import { readLimits, writeLimit } from '#contract/catalogue/fact/pasted-line/limit-line.ts';
import {
  readMarketLines,
  writeMarketLine,
} from '#contract/catalogue/fact/pasted-line/market-line.ts';
import { readPayments, writePayment } from '#contract/catalogue/fact/pasted-line/payment-line.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductMarket } from '#contract/catalogue/fact/product-market.ts';
import type { Product, ProductDraft } from '#contract/catalogue/product.ts';
import { paymentMethodRepository } from '../../../db/repositories/catalogue/vocabulary/payment-method.ts';
import { providerRepository } from '../../../db/repositories/catalogue/vocabulary/provider.ts';
import { regulatorRepository } from '../../../db/repositories/catalogue/vocabulary/regulator.ts';
import { listMarkets } from '../../../db/repositories/site/market.ts';
import type { Database } from '../../../db/tables.ts';
import { emptyIsNull, readNumber, words } from '../../sheet/read-cell.ts';
import type { Column, Sheet, Unreadable } from '../../sheet/sheet.ts';
import { productSheet } from './product-sheet.ts';

type Named = { id: number; name: string };

const unchecked = { source_url: null, verified_on: null };
const states = { valid: 'valid', suspended: 'suspended', expired: 'expired' };
const directions = { in: 'in', out: 'out', both: 'both' };

const all = { offset: 0 };

const factColumn = (
  name: string,
  write: (facts: ProductFacts) => string,
  read: NonNullable<Column<Product>['read']> = emptyIsNull,
  path = name,
): Column<Product> => ({
  name,
  path: `facts.${path}`,
  read,
  write: ({ facts }) => write(facts),
});

const rowsOf = <Row>({ rows, failed }: Pasted<Row>): Row[] | Unreadable => {
  const [wrong] = failed;
  if (!wrong) return rows;
  return { unreadable: `Cannot read “${wrong.unknown}” in the line “${wrong.line}”` };
};

const codeColumn = (
  name: 'currencies' | 'languages' | 'support_languages' | 'closed_regions',
  toCode: (word: string) => string,
) =>
  factColumn(
    name,
    (facts) => facts[name].join(' '),
    (cell) => words(cell.replace(/[,;]/g, ' ')).map(toCode),
  );
const upper = (word: string) => word.toUpperCase();
const lower = (word: string) => word.toLowerCase();

const gameColumn = (kind: keyof ProductFacts['game_counts']) =>
  factColumn(
    `games_${kind}`,
    ({ game_counts }) => String(game_counts[kind] ?? ''),
    readNumber,
    `game_counts.${kind}`,
  );

function readProviders(cell: string, providers: readonly Named[]): number[] | Unreadable {
  const found = partsOf(cell).map((name) => ({ name, id: findNamed(providers, name)?.id }));
  const unknown = found.filter(({ id }) => id === undefined).map(({ name }) => name);
  if (unknown.length > 0)
    return { unreadable: `There is no provider with the name ${unknown.join(', ')}` };
  return found.flatMap(({ id }) => id ?? []);
}

async function columns(db: Kysely<Database>): Promise<Column<Product>[]> {
  const { items: regulators } = await regulatorRepository.list(db, all);
  const { items: methods } = await paymentMethodRepository.list(db, all);
  const { items: providers } = await providerRepository.list(db, all);
  const markets = (await listMarkets(db, all)).items.map(({ code }) => code);
  const nameIn = (names: readonly Named[], id: number) =>
    names.find((one) => one.id === id)?.name ?? '';
  return [
    { name: 'name_en', path: 'i18n.en.name', write: ({ name_en }) => name_en },
    factColumn(
      'licences',
      ({ licences }) =>
        licences.map((one) => writeLicence(one, nameIn(regulators, one.regulator_id))).join('\n'),
      (cell) => rowsOf(readLicences(cell, { regulators, markets, states }, licenceOf(unchecked))),
    ),
    factColumn(
      'payments',
      ({ payments }) =>
        payments.map((one) => writePayment(one, nameIn(methods, one.method_id))).join('\n'),
      (cell) => rowsOf(readPayments(cell, { methods, markets, directions }, paymentOf(unchecked))),
    ),
    factColumn(
      'limits',
      ({ limits }) => limits.map(writeLimit).join('\n'),
      (cell) => rowsOf(readLimits(cell)),
    ),
    factColumn(
      'providers',
      ({ provider_ids }) => writeParts(provider_ids.map((id) => nameIn(providers, id))),
      (cell) => readProviders(cell, providers),
      'provider_ids',
    ),
    codeColumn('currencies', upper),
    codeColumn('languages', lower),
    codeColumn('support_languages', lower),
    codeColumn('closed_regions', upper),
    gameColumn('slots'),
    gameColumn('table'),
    gameColumn('live'),
    gameColumn('other'),
    factColumn(
      'support_channels',
      ({ support }) => support.channels.join(' '),
      (cell) => words(cell.replace(/[,;]/g, ' ')).map(lower),
      'support.channels',
    ),
    factColumn('support_hours', ({ support }) => support.hours ?? '', emptyIsNull, 'support.hours'),
    factColumn('owner', ({ owner }) => owner ?? ''),
    factColumn('established', ({ established }) => String(established ?? ''), readNumber),
    {
      name: 'markets',
      path: 'markets',
      write: (product) => product.markets.map(writeMarketLine).join('\n'),
      read: (cell, stored = []) =>
        rowsOf(readMarketLines(cell, { markets, current: stored as ProductMarket[] })),
    },
    factColumn('source_url', ({ source_url }) => source_url ?? ''),
    factColumn('verified_on', ({ verified_on }) => verified_on ?? ''),
  ];
}

export const factSheet: Sheet<ProductDraft, Product> = { ...productSheet, columns };
