/** Speaks the Model Context Protocol over HTTP. Each request stands alone, so any process can answer it. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherHosts } from './refuse-other-hosts.ts';

export type McpOptions<Caller> = {
  path: string;
  siteUrl: () => string;
  /** Throws if the request may not use any tools. */
  recognize: (request: FastifyRequest) => Promise<Caller>;
  /** Gives the server of one request its tools. */
  equip: (server: McpServer, caller: Caller) => void;
};

const methods = ['GET', 'POST', 'DELETE'];

/** The protocol's package takes 200 ms to load, so the first request loads it. */
export async function mcpRoute<Caller>(
  app: FastifyInstance,
  { path, siteUrl, recognize, equip }: McpOptions<Caller>,
) {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const loaded = async () => {
    const { mcpHandler } = await import('./mcp-handler.ts');
    return mcpHandler(equip);
  };
  let handler: ReturnType<typeof loaded> | undefined;

  app.removeAllContentTypeParsers();
  // The package parses the body itself, and answers mistakes in the protocol's own format.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: bodyLimits.agent },
    async (_request: unknown, body: Buffer) => body,
  );
  app.route({
    method: methods,
    url: path,
    bodyLimit: bodyLimits.agent,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseOtherHosts(request, siteUrl());
      callers.set(request, await recognize(request));
    },
    handler: async (request, reply) => {
      if (isBatch(request.body)) return reply.status(400).send(batchRefusal);
      handler ??= loaded();
      const answer = await handler;
      const client = new AbortController();
      reply.raw.once('close', () => client.abort());
      const caller = callers.get(request) as Caller;
      return sendResponse(reply, await answer(webRequest(request, path, client.signal), caller));
    },
  });
}

/** The protocol has had none since 2025-06-18, and one request could make thousands of calls. */
const isBatch = (body: unknown) =>
  Buffer.isBuffer(body) && body.toString().trimStart().startsWith('[');

const batchRefusal = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Batches are not supported. Send one message per request.' },
};

function webRequest(request: FastifyRequest, path: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined;
  return new Request(`http://localhost${path}`, {
    method: request.method,
    headers,
    signal,
    ...(body && { body: new Uint8Array(body) }),
  });
}

function sendResponse(reply: FastifyReply, { status, headers, body }: Response) {
  reply.status(status).headers(Object.fromEntries(headers));
  return body === null ? reply.send() : reply.send(Readable.fromWeb(body as ReadableStream));
}
