import type { Flag } from './flag.ts';

type OfProduct = { product_id: number };

/** Has a single row. The criteria are JSON: they are always read and written together. */
type ScoringTable = {
  id: number;
  criteria: string;
  /** The highest number that any criterion has had, so that numbers aren't reused. */
  last_criterion: number;
  changed_on: string | null;
};

/** Products without points and texts have no row. */
type ProductScoreTable = OfProduct & {
  /** Set if the product's rating is calculated from its points. */
  is_computed: Flag;
  /** The rating that an editor entered. */
  typed_rating: number | null;
  /** The verdict, pros and cons in each language, as JSON. */
  texts: string;
};

/** Points for removed criteria are kept until their product is next written, and are ignored. */
type ProductPointTable = OfProduct & {
  criterion_id: number;
  place: number;
  points: number;
  source_url: string | null;
  given_on: string;
  /** In each language, as JSON. */
  reasons: string;
};

/** One row per day, with the points before the day's first change and after its last. */
type ProductPointChangeTable = OfProduct & {
  criterion_id: number;
  changed_on: string;
  points_before: number;
  points_after: number;
};

export type ScoreTables = {
  scoring: ScoringTable;
  product_score: ProductScoreTable;
  product_point: ProductPointTable;
  product_point_change: ProductPointChangeTable;
};
