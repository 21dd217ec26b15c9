/** Counts how fast pages were, as visitors' browsers measure it. */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { speedBeacon } from '#contract/operation/speed-report.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { acceptPlainJson } from '../../http/json-body.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { forbidden, operation } from '../../http/request-schema.ts';
import { measuredVisitLimit } from '../../operation/page-speed/measured-visit-limit.ts';
import { visitOutcome } from '../../operation/page-speed/speed-measure.ts';
import { deviceOf } from '../../partner/click/click-origin.ts';
import { uncountedReason } from '../../partner/click/counted-visitor.ts';
import { siteUrl } from '../../site/read-site.ts';

export async function pageSpeedRoute(
  fastify: FastifyInstance,
  { settings, pageSpeed, reads }: Deps,
) {
  const limit = measuredVisitLimit();
  // The content type that navigator.sendBeacon uses.
  acceptPlainJson(fastify, bodyLimits.pageSpeed);
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/page-speed',
    {
      bodyLimit: bodyLimits.pageSpeed,
      schema: {
        ...operation('Public', 'countPageSpeed', 'Report how fast a page was for a visitor'),
        body: speedBeacon,
        response: { 204: z.null(), ...forbidden },
      },
      onRequest: async (request) => refuseOtherSites(request, siteUrl(fastify, settings)),
    },
    async (request, reply) => {
      const { market, ...visit } = request.body;
      const { counting } = await reads.markets.get(market);
      if (counting === 'off')
        return reply.status(204).header('cache-control', 'no-store').send(null);
      const reason = uncountedReason(request) ?? (limit.admits(request.ip) ? undefined : 'network');
      visitOutcome[reason ?? 'counted'].value += 1;
      if (reason === undefined) {
        await pageSpeed.count({
          ...visit,
          device: deviceOf(request.headers['user-agent'] ?? ''),
        });
      }
      return reply.status(204).header('cache-control', 'no-store').send(null);
    },
  );
}
