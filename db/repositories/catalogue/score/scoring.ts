import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { computedRating } from '#contract/catalogue/score/computed-rating.ts';
import type {
  Criterion,
  Scoring,
  ScoringCard,
  ScoringDraft,
  ScoringQuery,
} from '#contract/catalogue/score/scoring.ts';
import { defaultLanguage, inEachLanguage, type Language } from '#contract/language.ts';
import { prepared } from '../../../sql/prepared.ts';
import type { Database } from '../../../tables.ts';
import { findToday } from '../../site/setting.ts';

const readRow = prepared((db) => db.selectFrom('scoring').selectAll());

async function findRow(db: Kysely<Database>) {
  const [row] = await readRow(db, {});
  if (!row) throw new Error('The database has no row for the criteria of scores.');
  return row;
}

/** For a language that was added after the criteria were stored. */
const noTexts = { name: null, description: null };

function criteriaIn(stored: string): Criterion[] {
  const criteria = JSON.parse(stored) as Criterion[];
  return criteria.map((criterion) => ({
    ...criterion,
    i18n: { ...inEachLanguage(() => noTexts), ...criterion.i18n },
  }));
}

export async function findScoring(db: Kysely<Database>): Promise<Scoring> {
  const { id, criteria, changed_on } = await findRow(db);
  return { id, criteria: criteriaIn(criteria), changed_on };
}

export const listCriteria = async (db: Kysely<Database>): Promise<Criterion[]> =>
  (await findScoring(db)).criteria;

/**
 * Numbers new criteria. Only updates the day of the last change if the weights differ, as texts don't affect ratings.
 */
export async function updateScoring(
  trx: Transaction<Database>,
  draft: ScoringDraft,
): Promise<void> {
  const stored = await findRow(trx);
  let last_criterion = Math.max(stored.last_criterion, ...draft.criteria.map(({ id }) => id));
  const criteria = draft.criteria.map((criterion) => {
    if (criterion.id > 0) return criterion;
    last_criterion += 1;
    return { ...criterion, id: last_criterion };
  });
  const isSame = isDeepStrictEqual(weighted(criteria), weighted(criteriaIn(stored.criteria)));
  await trx
    .updateTable('scoring')
    .set({
      criteria: JSON.stringify(criteria),
      last_criterion,
      changed_on: isSame ? stored.changed_on : await findToday(trx),
    })
    .execute();
}

const weighted = (criteria: readonly Criterion[]) =>
  new Map(criteria.map(({ id, weights }) => [id, weights]));

type Rated = {
  rating: number | null;
  categories: readonly number[];
  score: { points: readonly { criterion_id: number; points: number }[] };
};

/**
 * Returns the rating that visitors see, and whether it is calculated. Doesn't read the criteria if the product has no
 * points.
 */
export async function ratingOf(
  db: Kysely<Database>,
  { rating, categories, score }: Rated,
): Promise<{ shown: number | null; isComputed: boolean }> {
  const criteria = score.points.length > 0 ? await listCriteria(db) : [];
  const computed = computedRating(criteria, categories, score.points);
  return { shown: computed ?? rating, isComputed: computed !== undefined };
}

/** Falls back to English. */
export const textIn = <Text>(language: Language, textOf: (language: Language) => Text | null) =>
  textOf(language) ?? textOf(defaultLanguage);

export const criterionTexts = (i18n: Criterion['i18n'], language: Language) => ({
  name: textIn(language, (each) => i18n[each].name) ?? '',
  description: textIn(language, (each) => i18n[each].description),
});

/** Leaves out categories without criteria. */
export async function findScoringCard(
  db: Kysely<Database>,
  { lang }: ScoringQuery,
): Promise<ScoringCard> {
  const { criteria, changed_on } = await findScoring(db);
  const rows = await db
    .selectFrom('category')
    .leftJoin('category_translation as translation', (join) =>
      join.onRef('translation.category_id', '=', 'category.id').on('translation.lang', '=', lang),
    )
    .select(['category.id', 'slug', 'name_en', 'translation.name'])
    .orderBy('category.id')
    .execute();
  const categories = rows.map(({ id, slug, name_en, name }) => ({
    slug,
    name: name ?? name_en,
    criteria: criteria.flatMap(({ i18n, weights }) => {
      const weight = weights.find(({ category_id }) => category_id === id)?.weight;
      if (weight === undefined) return [];
      return [{ ...criterionTexts(i18n, lang), weight }];
    }),
  }));
  return { categories: categories.filter(({ criteria }) => criteria.length > 0), changed_on };
}
