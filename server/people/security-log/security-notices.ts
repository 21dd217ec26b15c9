import type { Kysely } from 'kysely';
import type { Notice } from '#contract/operation/notice.ts';
import { day } from '#contract/wall-clock.ts';
import { listNewNetworkSignIns } from '../../../db/repositories/people/sign-in-event.ts';
import type { Database } from '../../../db/tables.ts';
import { findFailureAlert } from './security-alerts.ts';

const shownFor = 7 * day;

/** Shows owners notices of suspicious sign-ins for a week. */
export async function securityNotices({
  database: { db },
}: {
  database: { db: Kysely<Database> };
}): Promise<Notice[]> {
  const since = new Date(Date.now() - shownFor).toISOString();
  const failed = await findFailureAlert(db);
  const [latest, ...others] = await listNewNetworkSignIns(db, since);
  return [
    ...(failed !== undefined && failed > since
      ? [{ kind: 'sign-ins-failed' as const, at: failed }]
      : []),
    ...(latest
      ? [
          {
            kind: 'new-network' as const,
            name: latest.actor,
            network: latest.network,
            at: latest.at,
            others: others.length,
          },
        ]
      : []),
  ];
}
