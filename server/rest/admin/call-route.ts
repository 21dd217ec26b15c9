import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { proposed } from '#contract/release/proposal.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  inputOf,
  operation,
  type RequestSchemas,
  requestSchemas,
} from '../../http/request-schema.ts';
import { draftQuery, proposalTargetOf, releaseHeaders, runCall } from '../../release/run-call.ts';
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
    ...(call.mayOmitBody && { preValidation: fillBody }),
    schema: {
      ...operation(tag, operationId, summary),
      ...schemas,
      ...(call.proposes && { querystring: draftQuery, headers: releaseHeaders }),
      response: responseSchemas(call),
    },
    handler: handlerOf(call, schemas, deps),
  });
}

function fillBody(request: FastifyRequest, _reply: FastifyReply, done: () => void) {
  request.body ??= {};
  done();
}

const deleted = z.null().meta({ description: 'Deleted' });
const csvFile = { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } };

function responseSchemas({ output, status, conflicts, sentAs, proposes }: AdminCall) {
  const answer = typeof sentAs === 'object' ? csvFile : output;
  return {
    ...(answer ? { [status ?? 200]: answer } : { 204: deleted }),
    ...(proposes && { 202: proposed }),
    ...(conflicts && conflict),
  };
}

function handlerOf(call: AdminCall, schemas: RequestSchemas, deps: Deps) {
  const { body, output, status, sentAs } = call;
  const answerTo = (request: FastifyRequest, signal?: AbortSignal) =>
    runCall(
      { ...call, proposables: proposableByKind },
      adminContext(deps, request.administrator, signal),
      inputOf(schemas, request, body),
      proposalTargetOf(request),
    );
  const liveAnswerTo = async (request: FastifyRequest, signal?: AbortSignal) => {
    const answer = await answerTo(request, signal);
    return 'live' in answer ? answer.live : undefined;
  };

  if (typeof sentAs === 'object') {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const client = new AbortController();
      reply.raw.once('close', () => client.abort());
      return sendFile(reply, sentAs.file, (await liveAnswerTo(request, client.signal)) as Buffer[]);
    };
  }
  if (sentAs === 'pieces') {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      // Validating a long list blocks the event loop for milliseconds, so let waiting requests go first.
      await nextTurn();
      const answer = await answerTo(request);
      if ('proposed' in answer) return reply.status(202).send(answer.proposed);
      return sendInPieces(reply, output as ListSchema, answer.live as List);
    };
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await answerTo(request);
    if ('proposed' in answer) return reply.status(202).send(answer.proposed);
    return output ? reply.status(status ?? 200).send(answer.live) : reply.status(204).send();
  };
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
