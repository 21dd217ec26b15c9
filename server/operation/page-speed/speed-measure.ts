import { ratingOfBucket, type SpeedMetric } from '#contract/operation/page-speed.ts';
import type { SitePage } from '#contract/partner/click-place.ts';
import { counter } from '../../../db/metrics/measure.ts';

const visits = counter({
  name: 'aceboard_measured_visits_total',
  help: 'Visits whose page speed browsers measured, by outcome.',
  labels: ['outcome'],
});
export const visitOutcome = {
  counted: visits.of('counted'),
  bot: visits.of('refused: bot'),
  optedOut: visits.of('refused: opted out'),
  prefetch: visits.of('refused: prefetch'),
  network: visits.of('refused: network'),
};

const ratings = counter({
  name: 'aceboard_page_speed_total',
  help: 'Visits by kind of page, metric and rating, as browsers measured them.',
  labels: ['metric', 'page', 'rating'],
});

export function countRating(metric: SpeedMetric, page: SitePage, bucket: number) {
  ratings.of(metric, page, ratingOfBucket(bucket)).value += 1;
}
