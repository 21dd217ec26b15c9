import { useWatch } from 'react-hook-form';
import { computedRating, weightsIn } from '#contract/catalogue/score/computed-rating.ts';
import type { Point } from '#contract/catalogue/score/product-score.ts';
import { trpc } from '../../../api.ts';
import { adminLanguage } from '../../../language.ts';
import type { ProductControl } from '../product-form-type.ts';

/** Returns the criteria that apply to the selected categories, with their weights and the resulting rating. */
export function useScoredCriteria(control: ProductControl) {
  const language = adminLanguage();
  const { data } = trpc.admin.scoring.get.useQuery();
  const categories = useWatch({ control, name: 'categories' }) ?? [];
  const points = (useWatch({ control, name: 'score.points' }) ?? []) as Point[];
  const criteria = data?.criteria ?? [];
  const weights = weightsIn(criteria, categories);
  const named = criteria.map(({ id, i18n }) => ({
    id,
    name: i18n[language].name ?? i18n.en.name,
    weight: weights.get(id),
  }));
  return {
    isLoaded: data !== undefined,
    points,
    criteria: named,
    missing: named.filter(
      ({ id, weight }) =>
        weight !== undefined && !points.some(({ criterion_id }) => criterion_id === id),
    ),
    rating: computedRating(criteria, categories, points),
  };
}
