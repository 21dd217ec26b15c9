/** The break of an account, which follows the visitor to every browser that is signed in. */
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  extendVisitorBreak,
  findBreakOfSession,
} from '../../../db/repositories/visitor/visitor-break.ts';
import type { Database } from '../../../db/tables.ts';
import { sessionTokenIn } from '../account/signed-in-cookie.ts';

/** In milliseconds. A break started in another browser or process applies after this time. */
const checkInterval = 1_000;

/** Treats a failed check as a break of this length, in milliseconds, so that no offer is shown by mistake. */
const unknownFor = 60_000;

type Known = { visitorId: string; end: number };

export function accountBreaks(db: Kysely<Database>) {
  const checked = new LRUCache<string, { known: Promise<Known | undefined>; at: number }>({
    max: 5_000,
  });

  async function read(token: string): Promise<Known | undefined> {
    const found = await findBreakOfSession(db, token);
    return found && { visitorId: found.visitorId, end: Date.parse(found.until ?? '') || 0 };
  }

  function readOnce(token: string) {
    const now = performance.now();
    const earlier = checked.get(token);
    if (earlier && now - earlier.at < checkInterval) return earlier.known;
    const known = read(token);
    checked.set(token, { known, at: now });
    return known;
  }

  return {
    /** Returns the later of both ends, in milliseconds, after storing it with the account. */
    async join(cookie: string, end: number, now: number): Promise<number> {
      const token = sessionTokenIn(cookie);
      if (token === undefined) return end;
      try {
        const known = await readOnce(token);
        if (!known || known.end >= end || end <= now) return Math.max(end, known?.end ?? 0);
        await extendVisitorBreak(db, known.visitorId, new Date(end).toISOString());
        checked.delete(token);
        return end;
      } catch {
        checked.delete(token);
        return Math.max(end, now + unknownFor);
      }
    },
  };
}
