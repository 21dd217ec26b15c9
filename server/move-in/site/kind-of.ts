import type { ContentPageKind } from '#contract/content/content-path.ts';
import {
  type ImportOptions,
  isPageDestination,
  type TypeOption,
} from '#contract/move-in/import-options.ts';
import type { PlannedItem } from './site-plan.ts';

const nothing: Omit<TypeOption, 'type'> = { becomes: 'nothing', category: null };

export const typeOf = ({ type }: Pick<PlannedItem, 'type'>, { types }: ImportOptions) =>
  types.find((option) => option.type === type) ?? nothing;

const leftOutStates = ['trash', 'auto-draft', 'inherit'];

/** Returns the kind of page that the text of a post becomes, if any. The text about a partner becomes a review. */
export function pageKindOf(item: PlannedItem, options: ImportOptions): ContentPageKind | undefined {
  if (leftOutStates.includes(item.status)) return undefined;
  const { becomes } = typeOf(item, options);
  if (becomes === 'product') return item.hasText ? 'review' : undefined;
  if (!isPageDestination(becomes)) return undefined;
  const isReview = item.terms.some(
    ({ taxonomy, slug }) => taxonomy === 'category' && options.reviews.includes(slug),
  );
  return becomes === 'guide' && isReview ? 'review' : becomes;
}
