/** Every request is checked here before anything of it is read, whether or not a route exists for it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminGuard } from '../admin-access/admin-guard.ts';
import { AppError } from '../errors.ts';
import { networkOf } from './ip-network.ts';
import { isAdminPath, pathOf, refusePath } from './not-found.ts';
import { windowLimit } from './window-limit.ts';

/** Files that a browser keeps for good; a list of pictures must not use up a visitor's minute. */
const isStatic = (url: string) => url.startsWith('/assets/') || url.startsWith('/uploads/');

export type RequestLimit = (request: FastifyRequest) => void;

/** Throws when the address has asked too often; 0 lets everyone ask. */
export function requestLimit(
  perMinute: number,
  passes: (request: FastifyRequest) => boolean,
): RequestLimit {
  if (perMinute === 0) return () => {};
  const requests = windowLimit({ limit: perMinute });
  return (request) => {
    if (isStatic(request.url) || passes(request)) return;
    requests.admit(networkOf(request.ip));
  };
}

type RequestCheck = (request: FastifyRequest) => void;

/** A request that no route takes meets no plugin's hooks: below the admin's address it still needs the token. */
export function requestGate({ limit, guard }: { limit: RequestLimit; guard: AdminGuard }) {
  const admit: RequestCheck = (request) => {
    limit(request);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new AppError('bad_input', 'A request of HTTP/1.1 names its host.');
    }
  };
  const refuse: RequestCheck = (request) => {
    if (isAdminPath(pathOf(request))) {
      guard.check(request);
    }
  };
  return {
    watch(app: FastifyInstance) {
      app.addHook('onRequest', (request, _reply, done) => {
        try {
          admit(request);
          if (request.is404) {
            refuse(request);
            refusePath(request);
          }
          done();
        } catch (refusal) {
          done(refusal as AppError);
        }
      });
    },
    /** Why a request whose address cannot be read is refused. */
    refusal(request: FastifyRequest, unreadable: Error): unknown {
      try {
        admit(request);
        refuse(request);
        return unreadable;
      } catch (refusal) {
        return refusal;
      }
    },
  };
}
