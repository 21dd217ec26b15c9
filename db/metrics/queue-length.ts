import { gauge } from './measure.ts';

export const queueLength = gauge({
  name: 'aceboard_queue_length',
  help: 'Work that waits its turn, or in the background.',
  labels: ['queue'],
});
