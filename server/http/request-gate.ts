/** Every request is checked here before its body is read, whether or not a route exists for it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { AdminGuard } from '../people/admin-guard.ts';
import { networkOf } from './ip-network.ts';
import { rateLimit } from './rate-limit.ts';
import { isAdminPath, pathOf, refusePath } from './unknown-path.ts';

/**
 * A browser caches these files for good, and a list of images must not use up a visitor's limit. A balancer must always
 * learn whether the process is ready.
 */
const isUnlimited = (url: string) =>
  url.startsWith('/assets/') || url.startsWith('/uploads/') || url === '/api/health/ready';

export type RequestLimit = (request: FastifyRequest) => Promise<void> | undefined;

/** The check throws when an IP has sent too many requests. With 0 there is no limit. */
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

/** Node takes the first of several hosts, and a proxy in front of it may have gone by another one. */
function refuseUnclearHost({ headers, raw }: FastifyRequest) {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw new AppError('bad_input', 'An HTTP/1.1 request needs a Host header.');
  }
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name));
  if (hosts.length > 1) throw new AppError('bad_input', 'Send exactly one Host header.');
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/** A request without a route passes no plugin's hooks, but below the admin's path it still needs the token. */
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
    /** Returns the error for a request whose URL cannot be read. */
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
