import { inUnsyncedTransaction } from '../../db/transaction.ts';
import type { RoomParts } from '../deps.ts';
import { overloaded } from '../errors.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { semaphore } from '../http/semaphore.ts';
import { sharedRateLimit } from '../http/shared-rate-limit.ts';
import type { Agents } from './agents.ts';

const callsPerMinute = { name: 'calls of agents', limit: 60, window: 60_000 };

export function openAgents({ limits, logAs }: RoomParts): Agents {
  const refusals = rateLimit({ limit: 1 });
  return {
    logFailure: logAs('A tool of an agent failed'),
    calls: {
      // Agents call often, and visitors would wait for the disk.
      admit: (person) =>
        inUnsyncedTransaction(limits.db, (db) =>
          sharedRateLimit({ ...limits, db }, callsPerMinute).admit(person),
        ),
    },
    fewAtATime: semaphore('calls of agents', 4, {
      maxWaiting: 100,
      refusal: () => overloaded('Too many calls of agents are waiting.'),
    }),
    isFirstRefusal(person) {
      if (refusals.retryAfter(person) > 0) return false;
      refusals.count(person);
      return true;
    },
  };
}
