/** Stores a visitor's age confirmation in a cookie. Works without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePath } from '#contract/page-path.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { acceptForms, formOf } from './posted-form.ts';
import { returnPath } from './return-path.ts';

export const ageCookieSeconds = 365 * 24 * 60 * 60;

export const hasConfirmedAge = (cookie = '') => /(?:^|; *)adult=yes *(?:;|$)/.test(cookie);

export async function ageForm(app: FastifyInstance, { siteUrl }: { siteUrl: () => string }) {
  acceptForms(app, bodyLimits.form);
  app.post(
    pagePath.age,
    {
      schema: { hide: true },
      onRequest: async (request: FastifyRequest) => refuseOtherSites(request, siteUrl()),
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const secure = siteUrl().startsWith('https:') ? '; Secure' : '';
      return reply
        .headers({
          'cache-control': 'no-store',
          'set-cookie': `adult=yes; Path=/; SameSite=Lax; Max-Age=${ageCookieSeconds}${secure}`,
        })
        .redirect(returnPath(formOf(request).get('back')) ?? pagePath.home, 303);
    },
  );
}
