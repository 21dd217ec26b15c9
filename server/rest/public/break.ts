/** Starts and reads a visitor's break from offers. There is no call to end one. */

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { breakDraft, breakState } from '#contract/visitor/break.ts';
import type { Deps } from '../../deps.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { forbidden, operation } from '../../http/request-schema.ts';
import { siteUrl } from '../../site/read-site.ts';

export async function breakRoute(fastify: FastifyInstance, { breaks, settings }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request, siteUrl(fastify, settings));
  });

  app.get(
    '/break',
    {
      schema: {
        ...operation('Public', 'getBreak', 'Check whether the visitor is on a break from offers'),
        response: { 200: breakState, ...forbidden },
      },
    },
    async ({ breakEnd }) => ({ until: breakEnd > 0 ? new Date(breakEnd).toISOString() : null }),
  );

  app.post(
    '/break',
    {
      bodyLimit: bodyLimits.short,
      schema: {
        ...operation('Public', 'takeBreak', 'Take a break from offers, or extend it'),
        body: breakDraft,
        response: { 204: z.null(), ...forbidden },
      },
    },
    async (request, reply) => {
      await breaks.start(request, reply, request.body.days);
      return reply.status(204).send(null);
    },
  );
}
