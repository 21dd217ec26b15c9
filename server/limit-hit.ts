import { counter } from '../db/metrics/measure.ts';

export const limitHits = counter({
  name: 'aceboard_limit_hits_total',
  help: 'Requests and emails refused by a limit or a full queue.',
  labels: ['limit'],
});
