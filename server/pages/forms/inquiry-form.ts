/** The inquiry forms for browsers without JavaScript. Responds with the page and the error, or a redirect. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { inquiryDraft } from '#contract/visitor/inquiry.ts';
import {
  type InquiryKind,
  inquiryValuesOf,
  type PostedInquiry,
} from '#contract/visitor/inquiry-rule.ts';
import type { Deps } from '../../deps.ts';
import { asAppError, badInput, errorKinds, fieldErrors } from '../../errors.ts';
import { bodyLimits } from '../../http/body-limit.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { parsePageUrl } from '../page-url.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { acceptForms, formOf, sendRejectedForm } from './posted-form.ts';

const forms: Record<string, InquiryKind> = {
  [pagePath.partners]: 'application',
  [pagePath.contact]: 'message',
  [pagePath.report]: 'report',
};

type Options = Pick<Deps, 'receiveInquiry'> & {
  siteUrl: () => string;
  show: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  showAgain: (request: FastifyRequest, posted: PostedInquiry) => Promise<RenderedPage>;
};

export async function inquiryForms(
  app: FastifyInstance,
  { receiveInquiry, siteUrl, show, showAgain }: Options,
) {
  acceptForms(app, bodyLimits.inquiryForm);

  async function receive(kind: InquiryKind, request: FastifyRequest, reply: FastifyReply) {
    const values = inquiryValuesOf(formOf(request));
    try {
      const parsed = inquiryDraft.safeParse({ kind, ...values });
      if (!parsed.success) throw badInput(fieldErrors(parsed.error.issues));
      await receiveInquiry(request.ip, parsed.data);
    } catch (error) {
      const { code, headers, cause } = asAppError(error);
      const { status } = errorKinds[code];
      if (status >= 500) request.log.error({ err: cause ?? error }, 'An inquiry was not stored.');
      const page = await showAgain(request, { values, refusal: code });
      reply.headers(headers);
      return sendRejectedForm(request, reply, page, status);
    }
    const { path = '', search = '' } = parsePageUrl(request.url) ?? {};
    return reply.redirect(`${path}/sent${search}`, 303);
  }

  const schema = { hide: true };
  const onRequest = async (request: FastifyRequest) => refuseOtherSites(request, siteUrl());

  for (const language of languages) {
    for (const [page, kind] of Object.entries(forms)) {
      const path = pathIn(language, page);
      app.get(path, { schema }, show);
      app.post(path, { schema, onRequest }, (request, reply) => receive(kind, request, reply));
    }
  }
}
