/** Sorts the best rating first and products without a rating last. */
export const ratingRank = (rating: number | null) =>
  rating === null ? 100 : 50 - Math.round(rating * 10);
