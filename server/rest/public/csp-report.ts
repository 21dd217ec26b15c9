/**
 * Receives browsers' reports of what a page's policy blocked. Pages on other sites can't send any, because these
 * content types would require this server's permission (CORS).
 */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { cspReportBody } from '#contract/operation/csp-report-body.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { acceptJson } from '../../http/json-body.ts';
import { asReportList, readViolations } from '../../operation/csp-report/read-violations.ts';

const types = ['application/csp-report', 'application/reports+json'];

export async function cspReportRoute(fastify: FastifyInstance, { cspReports }: Deps) {
  acceptJson(fastify, bodyLimits.cspReport, types);
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/csp-report',
    {
      bodyLimit: bodyLimits.cspReport,
      schema: { hide: true, body: cspReportBody },
      preValidation: async (request) => {
        request.body = asReportList(request.body) as typeof request.body;
      },
    },
    async (request, reply) => {
      for (const violation of readViolations(request.body)) cspReports.count(violation);
      return reply.status(204).header('cache-control', 'no-store').send();
    },
  );
}
