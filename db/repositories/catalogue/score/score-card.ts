import type { Kysely } from 'kysely';
import { weightsIn } from '#contract/catalogue/score/computed-rating.ts';
import { noScoreCard, type ScoreCard } from '#contract/catalogue/score/score-card.ts';
import type { Language } from '#contract/language.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { listCategoryIds } from '../category.ts';
import { findProductScore } from './product-score.ts';
import { criterionTexts, listCriteria, textIn } from './scoring.ts';

type OfProduct = { id: number };

const maxChanges = 10;

/** Leaves out criteria that don't apply to the product's categories, even if they have points. */
export async function findScoreCard(
  db: Kysely<Database>,
  product: OfProduct,
  language: Language,
): Promise<ScoreCard> {
  const { score, isComputed } = await findProductScore(db, product);
  const { points, i18n } = score;
  return {
    is_computed: isComputed,
    criteria: points.length > 0 ? await listScored(db, product, { points, language }) : [],
    verdict: textIn(language, (each) => i18n[each].verdict),
    pros: textIn(language, (each) => orNull(i18n[each].pros)) ?? [],
    cons: textIn(language, (each) => orNull(i18n[each].cons)) ?? [],
  };
}

const orNull = (list: string[]) => (list.length > 0 ? list : null);

type Scored = Pick<Awaited<ReturnType<typeof findProductScore>>['score'], 'points'> & {
  language: Language;
};

async function listScored(
  db: Kysely<Database>,
  product: OfProduct,
  { points, language }: Scored,
): Promise<ScoreCard['criteria']> {
  const categories = (await listCategoryIds(db, [product.id])).get(product.id) ?? [];
  const criteria = await listCriteria(db);
  const weights = weightsIn(criteria, categories);
  const changes = await readChanges(db, product);
  const scored = criteria.flatMap(({ id, i18n }) => {
    const weight = weights.get(id);
    if (weight === undefined) return [];
    const given = points.find(({ criterion_id }) => criterion_id === id);
    return [
      {
        ...criterionTexts(i18n, language),
        weight,
        points: given?.points ?? null,
        reason: given ? textIn(language, (each) => given.i18n[each].reason) : null,
        source_url: given?.source_url ?? null,
        given_on: given?.given_on ?? null,
        changes: given ? changesOf(id, changes) : [],
      },
    ];
  });
  return scored.some(({ points }) => points !== null) ? scored : noScoreCard.criteria;
}

type Change = Awaited<ReturnType<typeof readChanges>>[number];

const changesOf = (criterion: number, changes: readonly Change[]) =>
  changes
    .filter(({ criterion_id }) => criterion_id === criterion)
    .slice(0, maxChanges)
    .map(({ changed_on, points_before, points_after }) => ({
      on: changed_on,
      before: points_before,
      after: points_after,
    }));

const readChanges = prepared((db, { id }: OfProduct) =>
  db
    .selectFrom('product_point_change')
    .select(['criterion_id', 'changed_on', 'points_before', 'points_after'])
    .where('product_id', '=', id)
    .orderBy('changed_on', 'desc'),
);
