import type { Flag } from './flag.ts';

type OfProduct = { product_id: number };

/** A single row. The criteria are JSON: always read and written together. */
type ScoringTable = {
  id: number;
  criteria: string;
  /** The greatest number that a criterion has ever had, so that none is used again. */
  last_criterion: number;
  changed_on: string | null;
};

/** Products without points and texts have no row. */
type ProductScoreTable = OfProduct & {
  /** Set if the product's rating is computed from its points. */
  is_computed: Flag;
  /** The rating that an editor entered. */
  typed_rating: number | null;
  /** The verdict, pros and cons in each language, as JSON. */
  texts: string;
};

/** Points for criteria that were removed stay until their product is next written, and are ignored. */
type ProductPointTable = OfProduct & {
  criterion_id: number;
  place: number;
  points: number;
  source_url: string | null;
  given_on: string;
  /** In each language, as JSON. */
  reasons: string;
};

/** One row per day, from the first points of the day before it to the last of the day. */
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
