import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A page of another site can give its own name the address of this server, and would then count as this site. Programs
 * on the same machine use its loopback address.
 */
export function refuseOtherHosts(request: FastifyRequest, siteUrl: string) {
  const host = request.headers.host ?? '';
  if (host !== new URL(siteUrl).host && !loopback.test(host)) {
    throw new AppError('forbidden', 'This address belongs to another site.');
  }
  refuseOtherSites(request, siteUrl);
}
