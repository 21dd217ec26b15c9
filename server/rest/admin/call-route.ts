import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inSlices } from '../../../db/time-slice.ts';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  inputOf,
  operation,
  type RequestSchemas,
  requestSchemas,
} from '../../http/request-schema.ts';
import { type AdminCall, adminContext, permissionOf } from '../../resource/admin-call.ts';

/** Registers the REST route of a declared call. */
export function callRoute(app: FastifyInstance, call: AdminCall, deps: Deps) {
  const { method, path, tag, operationId, summary } = call;
  if (path === undefined) return;
  const schemas = requestSchemas(call, path);
  app.route({
    method,
    url: path,
    config: { permission: permissionOf(call) },
    schema: {
      ...operation(tag, operationId, summary),
      ...schemas,
      response: responseSchemas(call),
    },
    handler: handlerOf(call, schemas, deps),
  });
}

const deleted = z.null().meta({ description: 'Deleted' });
const csvFile = { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } };

function responseSchemas({ output, status, conflicts, sentAs }: AdminCall) {
  const answer = typeof sentAs === 'object' ? csvFile : output;
  return {
    ...(answer ? { [status ?? 200]: answer } : { 204: deleted }),
    ...(conflicts && conflict),
  };
}

function handlerOf(call: AdminCall, schemas: RequestSchemas, deps: Deps) {
  const { body, output, status, sentAs, run } = call;
  const answerTo = async (request: FastifyRequest, signal?: AbortSignal) =>
    run(
      adminContext(deps, request.administrator, signal),
      inputOf(schemas, request, body) as never,
    );

  if (typeof sentAs === 'object') {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const client = new AbortController();
      reply.raw.once('close', () => client.abort());
      return sendFile(reply, sentAs.file, (await answerTo(request, client.signal)) as Buffer[]);
    };
  }
  if (sentAs === 'pieces') {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      // Validating a long list blocks the event loop for milliseconds, so let waiting requests go first.
      await nextTurn();
      return sendInPieces(reply, output as ListSchema, (await answerTo(request)) as List);
    };
  }
  return async (request: FastifyRequest, reply: FastifyReply) =>
    output
      ? reply.status(status ?? 200).send(await answerTo(request))
      : answerTo(request).then(() => reply.status(204).send());
}

const sendFile = (reply: FastifyReply, name: string, parts: Buffer[]) =>
  reply
    .type('text/csv; charset=utf-8')
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': parts.reduce((bytes, part) => bytes + part.length, 0),
    })
    .send(Readable.from(parts, { objectMode: false }));

type ListSchema = z.ZodObject<{ items: z.ZodArray }>;
type List = { items: unknown[] };

const sendInPieces = (reply: FastifyReply, { shape: { items } }: ListSchema, list: List) =>
  reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(itemsAsJson(items.element, list.items)));

const chunkLetters = 64 * 1024;

/** Validates and sends a very long list in pieces, so that other requests don't wait. */
async function* itemsAsJson(row: z.core.$ZodType, items: readonly unknown[]) {
  let chunk = '{"items":[';
  for await (const [index, item] of inSlices(items.entries())) {
    chunk += `${index > 0 ? ',' : ''}${JSON.stringify(z.parse(row, item))}`;
    if (chunk.length < chunkLetters) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]}`;
}
