import type { RoomParts } from '../deps.ts';
import { overloaded } from '../errors.ts';
import { semaphore } from '../http/semaphore.ts';
import { sharedRateLimit } from '../http/shared-rate-limit.ts';
import type { Agents } from './agents.ts';

export const openAgents = ({ limits, logAs }: RoomParts): Agents => ({
  logFailure: logAs('A tool of an agent failed'),
  calls: sharedRateLimit(limits, { name: 'calls of agents', limit: 60, window: 60_000 }),
  fewAtATime: semaphore('calls of agents', 4, {
    maxWaiting: 100,
    refusal: () => overloaded('Too many calls of agents are waiting.'),
  }),
});
