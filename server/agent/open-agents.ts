import type { RoomParts } from '../deps.ts';
import { sharedRateLimit } from '../http/shared-rate-limit.ts';

export type Agents = ReturnType<typeof openAgents>;

export const openAgents = ({ limits, logAs }: RoomParts) => ({
  logFailure: logAs('A tool of an agent failed'),
  /** Of all agents of a person together. */
  calls: sharedRateLimit(limits, { name: 'calls of agents', limit: 60, window: 60_000 }),
});
