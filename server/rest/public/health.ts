import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Health, health, ready } from '#contract/operation/health.ts';
import { findLogHead } from '../../../db/change-log.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Deps } from '../../deps.ts';
import { overloaded } from '../../errors.ts';
import { jsonResponse, sendJsonResponse } from '../../http/json-response.ts';
import { operation } from '../../http/request-schema.ts';

/** Limits database queries, as readiness checks bypass the rate limit. */
const checkInterval = 100;

function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  state: Health | z.output<typeof ready>,
) {
  const { body, headers } = jsonResponse(JSON.stringify(state));
  return sendJsonResponse(request, reply, {
    body,
    headers: { ...headers, 'cache-control': 'no-store' },
  });
}

/** For monitors and load balancers, so responses are never cached. */
export async function healthRoute(
  app: FastifyInstance,
  { database, search, readiness }: Pick<Deps, 'database' | 'search' | 'readiness'>,
) {
  app.get(
    '/health',
    {
      schema: {
        ...operation('Service', 'getHealth', 'Check the health of the server'),
        response: { 200: health },
      },
    },
    async (request, reply) => {
      const state = {
        database: await databaseState(database),
        search: await search.health(),
      } as const;
      const isHealthy = state.database === 'ok' && state.search.status === 'ok';
      const response: Health = {
        status: isHealthy ? 'ok' : 'degraded',
        version: packageFile.version,
        ...state,
      };
      return sendUncached(request, reply, response);
    },
  );

  const recentState = cachedFor(checkInterval, () => databaseState(database));

  app.get(
    '/health/ready',
    {
      schema: {
        ...operation('Service', 'getReadiness', 'Check whether this process is ready for requests'),
        response: { 200: ready },
      },
    },
    async (request, reply) => {
      if (!(await readiness.ask())) throw overloaded('The process is shutting down.');
      if ((await recentState()) !== 'ok') throw overloaded('The database cannot be read.');
      if (!search.isReady()) throw overloaded('The search index is being built.');
      return sendUncached(request, reply, { status: 'ready' });
    },
  );
}

/** Reuses one answer for all calls within this time, in milliseconds. */
function cachedFor<Answer>(time: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Answer> | undefined;
  return () => {
    const now = performance.now();
    if (answer && now - askedAt < time) return answer;
    askedAt = now;
    answer = ask();
    return answer;
  };
}

async function databaseState({ db, version }: Deps['database']) {
  try {
    version.current();
    await findLogHead(db);
    return 'ok';
  } catch {
    return 'failing';
  }
}
