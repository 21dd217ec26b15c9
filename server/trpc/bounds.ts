/** One URL serves visitors and editors: a large body and a large batch need the token, which is looked at before either. */
import { Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import type { AdminGuard } from '../admin-access/admin-guard.ts';
import { AppError } from '../errors.ts';
import { visitorBodyLimit } from '../http/json-body.ts';

const mostCalls = { visitor: 10, administrator: 50 };

export function trpcBounds(guard: AdminGuard) {
  /** A wrong token is refused as one; without any the caller is a visitor. */
  function isAdministrator(request: FastifyRequest) {
    if (!request.headers['x-admin-token']) return false;
    guard.check(request);
    return true;
  }

  return {
    async holdBody(request: FastifyRequest, _reply: unknown, body: RequestPayload) {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      const mayBeLarge = encoding !== undefined || Number(length ?? 0) > visitorBodyLimit;
      if (!mayBeLarge || isAdministrator(request)) return body;
      if (encoding === undefined) throw tooLarge();
      return heldTo(visitorBodyLimit, body);
    },

    holdBatch(request: FastifyRequest, path: string) {
      const calls = path.split(',').length;
      if (calls <= mostCalls.visitor) return;
      const most = isAdministrator(request) ? mostCalls.administrator : mostCalls.visitor;
      if (calls > most) {
        throw new AppError(
          'bad_input',
          `A batch has at most ${most} calls: send the others after it.`,
        );
      }
    },
  };
}

const tooLarge = () =>
  new AppError('too_large', `The body is larger than ${visitorBodyLimit / 1024} KiB.`);

function heldTo(most: number, body: RequestPayload) {
  let left = most;
  const held = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      left -= chunk.length;
      if (left < 0) pass(tooLarge());
      else pass(null, chunk);
    },
  });
  body.once('error', (error) => held.destroy(error));
  return body.pipe(held);
}
