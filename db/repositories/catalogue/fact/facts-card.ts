import type { Kysely } from 'kysely';
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import { stateOn } from '#contract/catalogue/fact/valid-licence.ts';
import { nameIn, readTranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import type { Language } from '#contract/language.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { findToday } from '../../site/setting.ts';
import { codesOf, type VisitorMarket } from '../../site/visitor-market.ts';
import { findFactTerm } from './fact-term.ts';
import { codesIn, findOtherFacts } from './product-facts.ts';

type Shown = {
  id: number;
  place: Pick<VisitorMarket, 'code' | 'parent'>;
  /** The licence under which the partner runs in the market. */
  licenceId: number | null;
  lang: Language;
};
type OfProduct = { id: number };

/** Leaves out licences and payments of other markets, and replaces ids with names. */
export async function findFactsCard(
  db: Kysely<Database>,
  { id, place, licenceId, lang }: Shown,
): Promise<FactsCard | undefined> {
  const others = await findOtherFacts(db, { id });
  if (!others) return undefined;
  const codes = codesOf(place);
  const term = await findFactTerm(db);
  const today = await findToday(db);
  const isOutdated = ({ verified_on }: Pick<ProductFacts, 'verified_on'>) =>
    verified_on === null || verified_on < term;
  const isHere = (code: string | null) => code === null || codes.includes(code);
  const licences = (await readLicences(db, { id })).filter(({ markets }) => {
    const covered = codesIn(markets);
    return covered.length === 0 || covered.some(isHere);
  });
  const payments = nearest(await readPayments(db, { id }), codes);
  return {
    ...others,
    is_outdated: isOutdated(others),
    licences: licences.map(
      ({ id, markets: _, name, country, register, complaints_url, ...licence }) => ({
        ...licence,
        state: stateOn(licence, today),
        is_outdated: isOutdated(licence),
        regulator: { name, country, register_url: register, complaints_url },
        operates_here: id === licenceId,
      }),
    ),
    payments: payments.map(
      ({ market_code: _, method_id: __, name, i18n, kind, icon_url, ...payment }) => ({
        ...payment,
        is_outdated: isOutdated(payment),
        method: { name: nameIn(lang, { name, i18n: readTranslatedNames(i18n) }), kind, icon_url },
      }),
    ),
    providers: (await readProviders(db, { id })).map(({ name, i18n }) =>
      nameIn(lang, { name, i18n: readTranslatedNames(i18n) }),
    ),
  };
}

/** For each method, a region's payments replace its country's, which replace those for all markets. */
function nearest<Row extends { method_id: number; market_code: string | null }>(
  rows: readonly Row[],
  codes: readonly string[],
): Row[] {
  const levels: (string | null)[] = [...codes, null];
  const levelOf = ({ market_code }: Row) => levels.indexOf(market_code);
  const here = rows.filter((row) => levelOf(row) >= 0);
  return here.filter((row) =>
    here.every((other) => other.method_id !== row.method_id || levelOf(other) >= levelOf(row)),
  );
}

const readLicences = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_licence as licence')
    .innerJoin('regulator', 'regulator.id', 'licence.regulator_id')
    .select([
      ...(['licence.id', 'licence.number', 'licence.holder', 'licence.register_url'] as const),
      ...(['licence.state', 'licence.markets', 'licence.source_url'] as const),
      ...(['licence.valid_until', 'licence.verified_on'] as const),
      ...(['regulator.name', 'regulator.country', 'regulator.complaints_url'] as const),
      'regulator.register_url as register',
    ])
    .where('licence.product_id', '=', id)
    .orderBy('licence.place'),
);

const readPayments = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_payment as payment')
    .innerJoin('payment_method as method', 'method.id', 'payment.method_id')
    .select([
      ...(['payment.market_code', 'payment.direction', 'payment.min', 'payment.max'] as const),
      ...(['payment.currency', 'payment.hours_min', 'payment.hours_max'] as const),
      ...(['payment.fee', 'payment.fee_amount', 'payment.fee_percent'] as const),
      ...(['payment.source_url', 'payment.verified_on'] as const),
      ...(['payment.method_id', 'method.name', 'method.i18n', 'method.kind'] as const),
      'method.icon_url',
    ])
    .where('payment.product_id', '=', id)
    .orderBy('payment.place'),
);

const readProviders = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_provider')
    .innerJoin('provider', 'provider.id', 'product_provider.provider_id')
    .select(['provider.name', 'provider.i18n'])
    .where('product_id', '=', id)
    .orderBy('place'),
);
