import { counter } from '../../../db/metrics/measure.ts';

export const limitHits = counter({
  name: 'aceboard_limit_hits_total',
  help: 'Requests and e-mails that a limit or a full queue has refused.',
  labels: ['limit'],
});
