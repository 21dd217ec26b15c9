/** Visitors and editors use the same URLs. A large body and a large batch need the token, which is checked before either is read. */
import { Transform } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { AppError } from '../errors.ts';
import { visitorBodyLimit } from '../http/json-body.ts';
import type { AdminGuard } from '../people/admin-guard.ts';
import { requireRole } from '../people/require-role.ts';

const maxCalls = { visitor: 10, administrator: 50 };

export function trpcBounds(guard: AdminGuard) {
  /** A wrong token is refused. Without a token the caller is a visitor. */
  const administratorOf = async (request: FastifyRequest) =>
    request.headers['x-admin-token'] ? guard.check(request) : undefined;

  return {
    async boundBody(request: FastifyRequest, _reply: unknown, body: RequestPayload) {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      const mayBeLarge = encoding !== undefined || Number(length ?? 0) > visitorBodyLimit;
      if (!mayBeLarge) return body;
      const administrator = await administratorOf(request);
      // Only a write has a large body, and a role that may not write is refused before it is read.
      if (administrator) {
        requireRole(administrator, 'editor');
        return body;
      }
      if (encoding === undefined) throw tooLarge();
      return cutAt(visitorBodyLimit, body);
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
  new AppError('too_large', `The body is larger than ${visitorBodyLimit / 1024} KiB.`);

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

/** Each call of a batch counts against the limit, and other requests are handled between two of them. */
export function countEachCall(count: () => Promise<void> | undefined): RunInOrder {
  let last: Promise<unknown> | undefined;
  return (work) => {
    // The first call was counted with its request.
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
