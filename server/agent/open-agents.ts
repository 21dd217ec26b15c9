import type { RoomParts } from '../deps.ts';
import { sharedRateLimit } from '../http/shared-rate-limit.ts';
import type { Agents } from './agents.ts';

export const openAgents = ({ limits, logAs }: RoomParts): Agents => ({
  logFailure: logAs('A tool of an agent failed'),
  calls: sharedRateLimit(limits, { name: 'calls of agents', limit: 60, window: 60_000 }),
});
