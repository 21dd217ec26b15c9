import type { RoomParts } from '../deps.ts';
import { undeclaredProxy } from '../http/undeclared-proxy.ts';
import type { EmailQueue } from '../visitor/email/email-queue.ts';
import { adminGuard } from './admin-guard.ts';
import { openGrants } from './grant/open-grants.ts';
import { passkeySigner } from './passkey/passkey-signer.ts';
import { securityAlerts } from './security-log/security-alerts.ts';

type Options = { adminTokenHash: string; emails: EmailQueue };

export function openPeople(
  { settings, limits, network, siteUrl, logAs }: RoomParts,
  { adminTokenHash: tokenHash, emails }: Options,
) {
  const isLimited = settings.RATE_LIMIT > 0;
  const guard = adminGuard({
    tokenHash,
    times: settings,
    limited: isLimited,
    limits,
    sharesIp: undeclaredProxy(settings),
    onFailure: logAs('Token usage could not be saved'),
  });
  const alerts = securityAlerts({
    db: limits.db,
    emails,
    settings,
    onFailure: logAs('Security alerts could not be checked'),
  });
  const grants = openGrants({
    ...{ limits, isLimited, network, siteUrl, tokenHash, guard },
    onFailure: logAs('The last use of an agent could not be saved'),
  });
  return { guard, grants, securityAlerts: alerts, passkeySigner: passkeySigner(limits.secret) };
}
