import { gauge } from './measure.ts';

export const queueLength = gauge({
  name: 'aceboard_queue_length',
  help: 'Queued work and background work.',
  labels: ['queue'],
});
