/**
 * A visitor can take a break from all offers. A cookie holds its end and, once the visitor signs in, so does the
 * account. Breaks run on the server's clock, can only be extended, and never end early.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { BreakLength } from '#contract/visitor/break-length.ts';
import { day } from '#contract/wall-clock.ts';
import {
  extendVisitorBreak,
  findBreakOfSession,
} from '../../../db/repositories/visitor/visitor-break.ts';
import type { Database } from '../../../db/tables.ts';
import { isPrefetch } from '../../http/prefetch.ts';
import { hasSession, type SessionCookies, sessionCookies } from '../account/session-cookie.ts';
import { breakCookies, breakIn, deletedBreakCookies, hasBreakCookie } from './break-cookie.ts';

/** In milliseconds. A break started in another browser or process applies after this time. */
const checkInterval = 1_000;

/** Treats a failed check as a break of this length, in milliseconds, so that no offer is shown by mistake. */
const unknownFor = 60_000;

type Known = { visitorId: string; end: number };

/** The break of an account, which follows the visitor to every browser that is signed in. */
function accountBreaks(db: Kysely<Database>, cookies: SessionCookies) {
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
    async join(request: FastifyRequest, end: number, now: number): Promise<number> {
      if (!hasSession(request.headers.cookie)) return end;
      let token: string | undefined;
      try {
        token = cookies.tokenIn(request);
        if (token === undefined) return end;
        const known = await readOnce(token);
        if (!known || known.end >= end || end <= now) return Math.max(end, known?.end ?? 0);
        await extendVisitorBreak(db, known.visitorId, new Date(end).toISOString());
        checked.delete(token);
        return end;
      } catch {
        if (token !== undefined) checked.delete(token);
        return Math.max(end, now + unknownFor);
      }
    },
  };
}

/** Lets an open page notice that its visitor has started a break in another tab. */
const breakHeader = 'on-break';

declare module 'fastify' {
  interface FastifyRequest {
    /** The end of the visitor's break from offers, in milliseconds. 0 without a break. */
    breakEnd: number;
    /** True if the response depends on a break, or deletes its cookie, and must not be cached by anyone. */
    isPrivate: boolean;
  }
}

type Options = { db: Kysely<Database>; secret: () => string; siteUrl: () => string };

/** Files that are the same for everyone and contain no offers. */
const isFile = (url: string) => url.startsWith('/assets/') || url.startsWith('/uploads/');

export const isOnBreak = ({ breakEnd }: Pick<FastifyRequest, 'breakEnd'>): boolean => breakEnd > 0;

/** For reads, which leave out all offers during a break, and don't count preloaded pages. */
export const askerOf = (request: FastifyRequest) => ({
  isOnBreak: isOnBreak(request),
  isAhead: isPrefetch(request),
});

export function visitorBreaks({ db, secret, siteUrl }: Options) {
  const accounts = accountBreaks(db, sessionCookies({ secret, siteUrl }));
  const isSecure = () => siteUrl().startsWith('https:');

  function setCookies(reply: FastifyReply, end: number) {
    reply.header('set-cookie', breakCookies({ end, secret: secret(), isSecure: isSecure() }));
  }

  async function check(request: FastifyRequest, reply: FastifyReply) {
    const { cookie = '' } = request.headers;
    const now = Date.now();
    const inCookie = breakIn(cookie, secret, now);
    const end = await accounts.join(request, inCookie.end, now);
    if (end > now) {
      request.breakEnd = end;
      request.isPrivate = true;
      if (!inCookie.isAsWritten || end !== inCookie.end) setCookies(reply, end);
    } else if (hasBreakCookie(cookie)) {
      request.isPrivate = true;
      reply.header('set-cookie', deletedBreakCookies(isSecure()));
    }
  }

  return {
    /** Must be registered before anything that responds with offers. */
    watch(app: FastifyInstance) {
      app.decorateRequest('breakEnd', 0);
      app.decorateRequest('isPrivate', false);
      app.addHook('onRequest', (request, reply, done) => {
        const { cookie } = request.headers;
        const mayBeOnBreak = hasBreakCookie(cookie) || hasSession(cookie);
        if (!mayBeOnBreak || isFile(request.url)) return done();
        check(request, reply).then(() => done(), done);
      });
      app.addHook('onSend', (request, reply, _payload, done) => {
        if (request.isPrivate) reply.header('cache-control', 'private, no-store');
        if (isOnBreak(request)) reply.header(breakHeader, '1');
        done();
      });
    },

    /** Starts a break or extends it. Returns its end. */
    async start(request: FastifyRequest, reply: FastifyReply, days: BreakLength): Promise<number> {
      const now = Date.now();
      const asked = Math.max(request.breakEnd, now + days * day);
      const end = await accounts.join(request, asked, now);
      setCookies(reply, end);
      return end;
    },
  };
}

export type VisitorBreaks = ReturnType<typeof visitorBreaks>;
