import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const hostOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** A form on another site must not send in our visitors' name. Who is no browser says nothing of where it stands. */
export function refuseOtherSites({ headers }: FastifyRequest, siteUrl: string) {
  const { origin, host, 'sec-fetch-site': relation } = headers;
  const isOurs =
    relation === undefined
      ? origin === undefined || [host, hostOf(siteUrl)].includes(hostOf(origin) ?? '')
      : relation === 'same-origin' || relation === 'none';
  if (!isOurs) throw new AppError('forbidden', 'This form is sent from its own page only.');
}
