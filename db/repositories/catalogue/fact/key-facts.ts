import { type Kysely, sql } from 'kysely';
import type { KeyFacts } from '#contract/catalogue/fact/key-facts.ts';
import {
  least,
  methodsIn,
  minDepositOf,
  payoutHoursOf,
  unknown,
} from '#contract/catalogue/fact/payment-figures.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { licencesIn } from '#contract/site/shown-in-market.ts';
import { shownKeyFacts } from '../../../../messages/key-facts-text.ts';
import { offerTextsIn } from '../../../../messages/offer-text.ts';
import { prepared } from '../../../sql/prepared.ts';
import { all, rowsOf } from '../../../sql/shown-in-market.ts';
import type { Database } from '../../../tables.ts';
import { codesOf, type VisitorMarket } from '../../site/visitor-market.ts';
import { offeredPromotions } from '../card/live-promotion.ts';
import { offeredPromoCodes } from '../card/offered-promo-code.ts';
import { repeatedCodes } from '../card/repeated-code.ts';
import { codesIn } from './product-facts.ts';
import type { MarketValues } from './product-in-market.ts';

type Shown = {
  place: VisitorMarket;
  values: Pick<MarketValues, 'licenceOf' | 'availabilityOf'>;
  lang: Language;
};

/** Uses the same number of statements for any number of products. */
export async function listKeyFacts(
  db: Kysely<Database>,
  ids: readonly number[],
  { place, values, lang }: Shown,
): Promise<(id: number) => KeyFacts> {
  const texts = offerTextsIn(lang).facts;
  const [market] = await readCurrency(db, { code: place.code });
  const currency = market?.currency ?? market?.inherited ?? null;
  const licences = byProduct(await readLicences(db, ids));
  const payments = byProduct(await readPayments(db, ids));
  const bonuses = byProduct(await readBonuses(db, ids, place));
  const codes = byProduct(await readCodes(db, ids, place));
  return (id) => {
    const isClosed = values.availabilityOf(id) === 'closed';
    const methods = methodsIn(payments(id), place);
    const minDeposit = known(
      least(methods, ({ payments }) => minDepositOf(payments, { currency })),
    );
    const facts = {
      licence: shownLicence(licences(id), { place, licenceId: values.licenceOf(id) }),
      payout_hours: known(least(methods, ({ payments }) => payoutHoursOf(payments))),
      min_deposit: minDeposit,
      currency: minDeposit === null ? null : currency,
      bonuses: offersOf(isClosed ? [] : bonuses(id)),
      promo_codes: offersOf(isClosed ? [] : codes(id)),
    };
    const shown = shownKeyFacts(facts, isClosed, { language: lang, texts });
    return { ...facts, shown };
  };
}

const known = (figure: number) => (figure === unknown ? null : figure);

type LicenceRow = Awaited<ReturnType<typeof readLicences>>[number];
type Chosen = { place: VisitorMarket; licenceId: number | null };

/** Prefers the licence used in the market, then one issued there. */
function shownLicence(rows: readonly LicenceRow[], { place, licenceId }: Chosen) {
  const valid = licencesIn(
    rows
      .toSorted((one, other) => one.place - other.place)
      .map((row) => ({ ...row, markets: codesIn(row.markets) })),
    place,
  );
  const isLocal = ({ country }: { country: string | null }) =>
    country !== null && codesOf(place).includes(country);
  const shown = valid.find(({ id }) => id === licenceId) ?? valid.find(isLocal) ?? valid[0];
  return shown ? { regulator: shown.name, country: shown.country } : null;
}

type OfferRow = { count: number | string; wagering: number | null };

const offersOf = ([row]: readonly OfferRow[]) =>
  row ? { count: Number(row.count), wagering: row.wagering } : { count: 0, wagering: null };

function byProduct<Row extends { product_id: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ product_id }) => product_id);
  return (id: number): Row[] => groups.get(id) ?? [];
}

const readCurrency = prepared((db, { code }: { code: MarketCode }) =>
  db
    .selectFrom('market as own')
    .leftJoin('market as parent', 'parent.code', 'own.parent_code')
    .select(['own.currency', 'parent.currency as inherited'])
    .where('own.code', '=', code),
);

const readLicences = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('product_licence as licence')
    .innerJoin('regulator', 'regulator.id', 'licence.regulator_id')
    .select([
      ...(['product_id', 'licence.id', 'regulator_id', 'markets', 'state', 'valid_until'] as const),
      ...(['place', 'regulator.name', 'regulator.country'] as const),
    ])
    .where('product_id', 'in', ids)
    .execute();

const readPayments = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('product_payment')
    .select(['product_id', 'method_id', 'market_code', 'direction', 'min', 'currency', 'hours_max'])
    .where('product_id', 'in', ids)
    .execute();

const offerColumns = [
  sql<number>`product_id`.as('product_id'),
  sql<number | string>`count(*)`.as('count'),
  sql<number | null>`min(wagering)`.as('wagering'),
];

const ofProducts = (ids: readonly number[]) => sql<boolean>`product_id in (${sql.join(ids)})`;

const readBonuses = (db: Kysely<Database>, ids: readonly number[], place: VisitorMarket) =>
  offeredPromotions(db, 'exclusive_bonus')
    .select(offerColumns)
    .where(ofProducts(ids))
    .where(all(rowsOf('exclusive_bonus', place)))
    .groupBy('product_id')
    .execute();

function readCodes(db: Kysely<Database>, ids: readonly number[], place: VisitorMarket) {
  const codes = offeredPromoCodes(db)
    .select(offerColumns)
    .where(ofProducts(ids))
    .where(all(rowsOf('promo_code', place)))
    .groupBy('product_id');
  const shown =
    place.parent === null ? codes : codes.where('id', 'not in', repeatedCodes(db, place));
  return shown.execute();
}
