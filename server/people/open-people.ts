import type { RoomParts } from '../deps.ts';
import { undeclaredProxy } from '../http/undeclared-proxy.ts';
import type { EmailQueue } from '../visitor/email/email-queue.ts';
import { adminGuard } from './admin-guard.ts';
import { openGrants } from './grant/open-grants.ts';
import { passkeySigner } from './passkey/passkey-signer.ts';
import { securityAlerts } from './security-log/security-alerts.ts';

type Options = { adminTokenHash: string; emails: EmailQueue };

export function openPeople(parts: RoomParts, { adminTokenHash, emails }: Options) {
  const { settings, limits, logAs } = parts;
  const guard = adminGuard({
    tokenHash: adminTokenHash,
    times: settings,
    limited: settings.RATE_LIMIT > 0,
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
  const grants = openGrants(parts, { tokenHash: adminTokenHash, guard });
  return { guard, grants, securityAlerts: alerts, passkeySigner: passkeySigner(limits.secret) };
}
