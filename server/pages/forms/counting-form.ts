/** Stores in a cookie that a visitor doesn't want to be counted. Works without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePath } from '#contract/page-path.ts';
import { uncountedCookie } from '#contract/site/counting.ts';
import { privacyPath } from '#contract/site/stored-data.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { acceptForms, formOf } from './posted-form.ts';
import { returnPath } from './return-path.ts';

const bodyLimit = 8 * 1024;
export const countingCookieSeconds = 365 * 24 * 60 * 60;

export async function countingForm(app: FastifyInstance, { siteUrl }: { siteUrl: () => string }) {
  acceptForms(app, bodyLimit);
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
