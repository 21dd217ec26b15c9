import type { Kysely, Transaction } from 'kysely';
import {
  noScore,
  type Point,
  type ProductScore,
  type ScoreTexts,
} from '#contract/catalogue/score/product-score.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import { prepared, preparedInsert } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { findToday } from '../../site/setting.ts';
import { listCriteria } from './scoring.ts';

type OfProduct = { id: number };
type Reason = { reason: string | null };
type InEachLanguage<Texts> = Record<Language, Texts>;

type StoredScore = {
  score: ProductScore;
  isComputed: boolean;
  /** The rating that an editor entered. Only set if visitors see a calculated one. */
  typedRating: number | null;
};

export async function findProductScore(
  db: Kysely<Database>,
  product: OfProduct,
): Promise<StoredScore> {
  const [row] = await readScore(db, product);
  if (!row) return { score: noScore, isComputed: false, typedRating: null };
  const points = await listPoints(db, product);
  const known = points.length > 0 ? idsOf(await listCriteria(db)) : new Set();
  return {
    score: {
      points: points.filter(({ criterion_id }) => known.has(criterion_id)),
      i18n: completed(JSON.parse(row.texts), noScore.i18n.en),
    },
    isComputed: row.is_computed === 1,
    typedRating: row.typed_rating,
  };
}

/** Adds languages that were added after the texts were stored. */
const completed = <Texts>(stored: Partial<InEachLanguage<Texts>>, none: Texts) =>
  inEachLanguage((language) => stored[language] ?? none);

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

async function listPoints(db: Kysely<Database>, product: OfProduct): Promise<Point[]> {
  const rows = await readPoints(db, product);
  return rows.map(({ reasons, ...point }) => ({
    ...point,
    i18n: completed<Reason>(JSON.parse(reasons), { reason: null }) as Point['i18n'],
  }));
}

const readScore = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_score')
    .select(['is_computed', 'typed_rating', 'texts'])
    .where('product_id', '=', id),
);

const pointColumns = ['criterion_id', 'points', 'source_url', 'given_on', 'reasons'] as const;

const readPoints = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_point')
    .select(pointColumns)
    .where('product_id', '=', id)
    .orderBy('place')
    .orderBy('criterion_id'),
);

type Written = { score: ProductScore; rating: number | null; isComputed: boolean };

/** A product without points and texts has no row. */
export async function insertProductScore(
  trx: Transaction<Database>,
  product_id: number,
  { score: { points, i18n }, rating, isComputed }: Written,
): Promise<void> {
  const hasTexts = JSON.stringify(i18n) !== JSON.stringify(noScore.i18n);
  if (points.length === 0 && !hasTexts) return;
  await insertScore(trx, {
    product_id,
    is_computed: isComputed ? 1 : 0,
    typed_rating: rating,
    texts: JSON.stringify(i18n satisfies InEachLanguage<ScoreTexts>),
  });
  for (const [place, { i18n: reasons, ...point }] of points.entries()) {
    await insertPoint(trx, { product_id, place, ...point, reasons: JSON.stringify(reasons) });
  }
}

const insertScore = preparedInsert('product_score', [
  'product_id',
  'is_computed',
  'typed_rating',
  'texts',
]);
const insertPoint = preparedInsert('product_point', ['product_id', 'place', ...pointColumns]);

/** Records how points have changed since the previous day. Must run before the new ones are written. */
export async function recordPointChanges(
  trx: Transaction<Database>,
  product_id: number,
  after: readonly Point[],
): Promise<void> {
  const before = await listPoints(trx, { id: product_id });
  if (before.length === 0) return;
  const changed_on = await findToday(trx);
  for (const { criterion_id, points } of after) {
    const earlier = before.find((point) => point.criterion_id === criterion_id);
    if (!earlier || earlier.points === points) continue;
    await recordChange(trx, { product_id, criterion_id, changed_on }, [earlier.points, points]);
  }
}

type ChangeKey = { product_id: number; criterion_id: number; changed_on: string };

/** Several changes on a day become one, or none if they cancel out. */
async function recordChange(
  trx: Transaction<Database>,
  key: ChangeKey,
  [before, points_after]: [number, number],
) {
  const [stored] = await trx
    .deleteFrom('product_point_change')
    .where('product_id', '=', key.product_id)
    .where('criterion_id', '=', key.criterion_id)
    .where('changed_on', '=', key.changed_on)
    .returning('points_before')
    .execute();
  const points_before = stored?.points_before ?? before;
  if (points_before === points_after) return;
  await trx
    .insertInto('product_point_change')
    .values({ ...key, points_before, points_after })
    .execute();
}
