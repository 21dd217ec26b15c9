/** Parses forms posted by browsers without JavaScript, as application/x-www-form-urlencoded. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../../errors.ts';
import { type RenderedPage, sendPage } from '../rendered-page.ts';

export function acceptForms(app: FastifyInstance, bodyLimit: number) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: unknown, body: string) => {
      // Count the fields before parsing, because parsing a hundred thousand is slow.
      if (body.split('&', maxFields + 1).length > maxFields) throw tooManyFields();
      return new URLSearchParams(body);
    },
  );
}

/** More than any form on this site has. */
const maxFields = 100;

const tooManyFields = () =>
  badInput([{ path: '', message: `Must have at most ${maxFields} fields` }]);

export const formOf = (request: FastifyRequest) =>
  (request.body as URLSearchParams | undefined) ?? new URLSearchParams();

/** Shows a rejected form again. If the page can't be rendered, its own status is used. */
export const sendRejectedForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  status: number,
) => sendPage(request, reply, page.status === 200 ? { ...page, status } : page);
