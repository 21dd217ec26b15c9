/** Checks every request before its body is read, whether or not a route matches. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { AdminGuard } from '../people/admin-guard.ts';
import { networkOf } from './ip-network.ts';
import { rateLimit } from './rate-limit.ts';
import { isAdminPath, pathOf, refusePath } from './unknown-path.ts';

/**
 * Browsers cache these files permanently, and a page full of images must not use up a visitor's limit. Load balancers
 * must always be able to check readiness.
 */
const isUnlimited = (url: string) =>
  url.startsWith('/assets/') || url.startsWith('/uploads/') || url === '/api/health/ready';

export type RequestLimit = (request: FastifyRequest) => Promise<void> | undefined;

/** Returns a check that throws if an IP has sent too many requests. 0 means no limit. */
export function requestLimit(
  perMinute: number,
  passesLimits: AdminGuard['passesLimits'],
): RequestLimit {
  if (perMinute === 0) return () => undefined;
  const requests = rateLimit({ limit: perMinute });
  return (request) => {
    if (isUnlimited(request.url)) return;
    const count = (passes: boolean) => {
      if (!passes) requests.admit(networkOf(request.ip));
    };
    const passes = passesLimits(request);
    if (typeof passes !== 'boolean') return passes.then(count);
    count(passes);
  };
}

/** With several Host headers, Node uses the first, but a proxy in front may have used another. */
function refuseUnclearHost({ headers, raw }: FastifyRequest) {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw new AppError('bad_input', 'An HTTP/1.1 request needs a Host header.');
  }
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name));
  if (hosts.length > 1) throw new AppError('bad_input', 'Send exactly one Host header.');
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/** A request without a route bypasses plugin hooks, but still needs a token under the admin path. */
export function requestGate({ limit, guard }: { limit: RequestLimit; guard: AdminGuard }) {
  const admit: RequestLimit = (request) => {
    const counting = limit(request);
    refuseUnclearHost(request);
    return counting;
  };
  async function requireToken(request: FastifyRequest) {
    if (isAdminPath(pathOf(request))) await guard.check(request);
  }
  async function refuseUnknown(request: FastifyRequest, counting: Promise<void> | undefined) {
    await counting;
    if (!request.is404) return;
    await requireToken(request);
    refusePath(request);
  }
  return {
    watch(app: FastifyInstance) {
      app.addHook('onRequest', (request, _reply, done) => {
        let counting: Promise<void> | undefined;
        try {
          counting = admit(request);
        } catch (refusal) {
          return done(refusal as AppError);
        }
        if (!counting && !request.is404) return done();
        refuseUnknown(request, counting).then(() => done(), done);
      });
    },
    /** Returns the error for a request whose URL cannot be decoded. */
    async refusal(request: FastifyRequest, unreadable: Error): Promise<unknown> {
      try {
        await admit(request);
        await requireToken(request);
        return unreadable;
      } catch (refusal) {
        return refusal;
      }
    },
  };
}
