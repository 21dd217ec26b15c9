/** Stores in a cookie that a visitor doesn't want to be counted. Works without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePath } from '#contract/page-path.ts';
import { uncountedCookie } from '#contract/site/counting.ts';
import { privacyPath } from '#contract/site/stored-data.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { acceptForms, formOf } from './posted-form.ts';
import { returnPath } from './return-path.ts';

export const countingCookieSeconds = 365 * 24 * 60 * 60;

export async function countingForm(app: FastifyInstance, { siteUrl }: { siteUrl: () => string }) {
  acceptForms(app, bodyLimits.form);
  app.post(
    pagePath.counting,
    {
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => refuseOtherSites(request, siteUrl()),
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const form = formOf(request);
      const seconds = form.get('counted') === 'yes' ? 0 : countingCookieSeconds;
      const secure = siteUrl().startsWith('https:') ? '; Secure' : '';
      return reply
        .headers({
          'cache-control': 'no-store',
          'set-cookie': `${uncountedCookie}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`,
        })
        .redirect(`${returnPath(form.get('back')) ?? privacyPath}#counting`, 303);
    },
  );
}
