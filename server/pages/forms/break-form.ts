/** The form of /break, which works without JavaScript. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { breakDraft } from '#contract/visitor/break.ts';
import type { Deps } from '../../deps.ts';
import { badInput, fieldErrors } from '../../errors.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { isPageBelow, marketSearch, parsePageUrl } from '../page-url.ts';
import { acceptForms, formOf } from './posted-form.ts';

export const isBreakPage = (url: string) => isPageBelow(url.split('?', 1).join(), pagePath.break);

type Options = Pick<Deps, 'breaks'> & {
  siteUrl: () => string;
  show: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

export async function breakForm(app: FastifyInstance, { breaks, siteUrl, show }: Options) {
  acceptForms(app, bodyLimits.form);
  const schema = { hide: true };
  for (const language of languages) {
    const path = pathIn(language, pagePath.break);
    app.get(path, { schema }, show);
    app.post(
      path,
      {
        schema,
        onRequest: async (request: FastifyRequest) => refuseOtherSites(request, siteUrl()),
      },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const chosen = breakDraft.safeParse({ days: Number(formOf(request).get('days')) });
        if (!chosen.success) throw badInput(fieldErrors(chosen.error.issues));
        await breaks.start(request, reply, chosen.data.days);
        return reply
          .header('cache-control', 'no-store')
          .redirect(path + marketSearch(parsePageUrl(request.url)?.market), 303);
      },
    );
  }
}
