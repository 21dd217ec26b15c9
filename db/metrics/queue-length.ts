import { gauge } from './measure.ts';

export const queueLength = gauge({
  name: 'aceboard_queue_length',
  help: 'Queued work and work in the background.',
  labels: ['queue'],
});
