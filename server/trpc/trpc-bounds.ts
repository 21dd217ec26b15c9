/**
 * Visitors and editors use the same URLs, so large bodies and batches require a token, checked before reading either.
 */
import { Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { requireRole } from '../caller/require-role.ts';
import { AppError } from '../errors.ts';
import { bodyLimits } from '../http/body-limit.ts';
import type { AdminGuard } from '../people/admin-guard.ts';

const maxCalls = { visitor: 10, administrator: 50 };

export function trpcBounds(guard: AdminGuard) {
  /** Throws if the token is wrong. Returns undefined without a token. */
  const administratorOf = async (request: FastifyRequest) =>
    request.headers['x-admin-token'] ? guard.check(request) : undefined;

  return {
    async boundBody(request: FastifyRequest, _reply: unknown, body: RequestPayload) {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      const mayBeLarge = encoding !== undefined || Number(length ?? 0) > bodyLimits.visitor;
      if (!mayBeLarge) return body;
      const administrator = await administratorOf(request);
      // Only writes have large bodies, so refuse viewers before reading one.
      if (administrator) {
        requireRole(administrator, 'editor');
        return body;
      }
      if (encoding === undefined) throw tooLarge();
      return cutAt(bodyLimits.visitor, body);
    },

    async boundBatch(request: FastifyRequest, path: string) {
      const calls = path.split(',').length;
      if (calls <= maxCalls.visitor) return;
      const max = (await administratorOf(request)) ? maxCalls.administrator : maxCalls.visitor;
      if (calls > max) {
        throw new AppError(
          'bad_input',
          `A batch has at most ${max} calls. Send the rest separately.`,
        );
      }
    },
  };
}

const tooLarge = () =>
  new AppError('too_large', `The body is larger than ${bodyLimits.visitor / 1024} KiB.`);

function cutAt(maxBytes: number, body: RequestPayload) {
  let left = maxBytes;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      left -= chunk.length;
      if (left < 0) pass(tooLarge());
      else pass(null, chunk);
    },
  });
  body.once('error', (error) => bounded.destroy(error));
  return body.pipe(bounded);
}

export type RunInOrder = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Counts each call of a batch against the limit, and lets other requests run between calls. */
export function countEachCall(count: () => Promise<void> | undefined): RunInOrder {
  let last: Promise<unknown> | undefined;
  return (work) => {
    // The first call was already counted with the request.
    const result =
      last === undefined
        ? work()
        : last
            .then(() => nextTurn())
            .then(count)
            .then(work);
    last = result.catch(() => {});
    return result;
  };
}
