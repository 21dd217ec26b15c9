/** Forms as a browser without scripts sends them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Page, sendPage } from './page.ts';

export function acceptForms(app: FastifyInstance, bodyLimit: number) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export const formOf = (request: FastifyRequest) =>
  (request.body as URLSearchParams | undefined) ?? new URLSearchParams();

/** The page of a form that was not taken; one that could not be drawn says so itself. */
export const sendReturned = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: number,
) => sendPage(request, reply, page.status === 200 ? { ...page, status } : page);
