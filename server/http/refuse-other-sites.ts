import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const hostOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/** Prevents cross-site request forgery. Clients other than browsers send neither header. */
export function refuseOtherSites({ headers }: FastifyRequest, siteUrl: string) {
  const { origin, host, 'sec-fetch-site': relation } = headers;
  const isOurs =
    relation === undefined
      ? origin === undefined || [host, hostOf(siteUrl)].includes(hostOf(origin) ?? '')
      : relation === 'same-origin' || relation === 'none';
  if (!isOurs) throw new AppError('forbidden', "Only this site's own pages may make this request.");
}
