import type { FastifyInstance } from 'fastify';
import { type Health, health } from '#contract/health.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Deps } from '../../deps.ts';
import { jsonResponse, sendJsonResponse } from '../../http/json-response.ts';
import { operation } from '../request-schema.ts';

/** Monitors ask for this, so no response is cached. */
export async function healthRoute(app: FastifyInstance, { database, search }: Deps) {
  app.get(
    '/health',
    {
      schema: {
        ...operation('Service', 'getHealth', 'Tell whether everything works'),
        response: { 200: health },
      },
    },
    async (request, reply) => {
      const state = { database: databaseState(database), search: await search.health() } as const;
      const isWell = state.database === 'ok' && state.search.status === 'ok';
      const response: Health = {
        status: isWell ? 'ok' : 'degraded',
        version: packageFile.version,
        ...state,
      };
      const { body, headers } = jsonResponse(JSON.stringify(response));
      return sendJsonResponse(request, reply, {
        body,
        headers: { ...headers, 'cache-control': 'no-store' },
      });
    },
  );
}

function databaseState({ version }: Deps['database']) {
  try {
    version.current();
    return 'ok';
  } catch {
    return 'failing';
  }
}
