/** Forms as a browser without scripts sends them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../../errors.ts';
import { type Page, sendPage } from '../page.ts';

export function acceptForms(app: FastifyInstance, bodyLimit: number) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: unknown, body: string) => {
      // Counted first: to read a form of a hundred thousand fields takes long.
      if (body.split('&', maxFields + 1).length > maxFields) throw tooManyFields();
      return new URLSearchParams(body);
    },
  );
}

/** No form of this site has as many. */
const maxFields = 100;

const tooManyFields = () =>
  badInput([{ path: '', message: `Must be at most ${maxFields} fields` }]);

export const formOf = (request: FastifyRequest) =>
  (request.body as URLSearchParams | undefined) ?? new URLSearchParams();

/** The page of a form that was not taken; one that could not be drawn says so itself. */
export const sendReturned = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: number,
) => sendPage(request, reply, page.status === 200 ? { ...page, status } : page);
