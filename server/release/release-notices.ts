import type { Kysely } from 'kysely';
import type { Notice } from '#contract/operation/notice.ts';
import { listWaitingAgentReleases } from '../../db/repositories/release/agent-proposal.ts';
import { findAsked } from '../../db/repositories/release/open-proposal.ts';
import { listTroubledReleases } from '../../db/repositories/release/release.ts';
import type { Database } from '../../db/tables.ts';

type Deps = { database: { db: Kysely<Database> } };

export async function releaseNotices({ database: { db } }: Deps): Promise<Notice[]> {
  const troubled = (await listTroubledReleases(db)).map(
    ({ id, name, state, failure, publish_at }): Notice =>
      state === 'failed'
        ? { kind: 'release-failed', id, name, reason: failure ?? '' }
        : { kind: 'release-late', id, name, at: publish_at ?? '' },
  );
  const { count: total } = await findAsked(db);
  return total === 0 ? troubled : [...troubled, { kind: 'approval-wanted', total }];
}

export async function agentNotices({ database: { db } }: Deps): Promise<Notice[]> {
  const waiting = await listWaitingAgentReleases(db);
  return waiting.map(({ id, author: name, total }) => ({
    ...{ kind: 'agent-waits', id, name, total: Number(total) },
  }));
}
