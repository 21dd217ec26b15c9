/** Files below /.well-known, for password managers and for people who report a vulnerability. */
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import { day } from '#contract/wall-clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';

const hidden = { schema: { hide: true } };
const cacheControl = 'public, max-age=3600';

/** RFC 9116 recommends less than a year. */
const validDays = 180;

export async function wellKnownFiles(app: FastifyInstance, { settings, reads }: Deps) {
  const { SECURITY_CONTACT: contact, SITE_URL: url } = settings;

  app.get('/.well-known/security.txt', hidden, async (_request, reply) => {
    if (contact === undefined) throw notFound();
    const { value } = await reads.settings(defaultLanguage);
    const fields = {
      Contact: contact,
      Expires: startOfDay(Date.now() + validDays * day),
      'Preferred-Languages': value.languages.join(', '),
      ...(url && { Canonical: `${url}/.well-known/security.txt` }),
    };
    const lines = Object.entries(fields).map(([name, text]) => `${name}: ${text}\n`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(lines.join(''));
  });

  /** Only visitors have passwords. */
  app.get('/.well-known/change-password', hidden, (_request, reply) =>
    reply.redirect('/account', 302),
  );

  /** Only staff have passkeys. */
  app.get('/.well-known/passkey-endpoints', hidden, async (_request, reply) => {
    if (url === undefined) throw notFound();
    const account = `${url}/admin/account`;
    return reply.header('cache-control', cacheControl).send({ enroll: account, manage: account });
  });
}

/** Changes once a day, so that the file stays the same between two requests. */
const startOfDay = (time: number) => new Date(time - (time % day)).toISOString();
