/** Lists and ends what people have allowed programs to do. */
import type { Kysely } from 'kysely';
import type { Paging } from '#contract/list.ts';
import type { AgentGrant } from '#contract/people/agent-grant.ts';
import { firstOwner } from '#contract/people/role.ts';
import { pagedList } from '../../../db/paged-list.ts';
import {
  findAgentGrant,
  listAgentGrants,
  type StoredGrant,
} from '../../../db/repositories/people/agent-grant.ts';
import type { Holder } from '../../../db/repositories/people/person.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Administrator } from '../../caller/administrator.ts';
import { unknownId, type Writer } from '../../resource/resource.ts';
import { endGrant } from './end-grant.ts';

export const pageOfGrants = (
  db: Kysely<Database>,
  administrator: Administrator,
  holder: Holder,
  query: Paging,
) => {
  const list = pagedList(async (snapshot, paging: Paging) => {
    const { items, total } = await listAgentGrants(snapshot, holder, paging);
    return { items: items.map((grant) => listed(grant, administrator)), total };
  });
  return list(db, query);
};

const listed = (
  { id, client_name, client_host, scopes, person, person_id, ...grant }: StoredGrant,
  { tokenId }: Administrator,
): AgentGrant => ({
  id,
  client: client_name,
  host: client_host,
  scopes: JSON.parse(scopes),
  person: person ?? firstOwner,
  is_own: person_id === (tokenId ?? null),
  created_at: grant.created_at,
  last_used_at: grant.last_used_at,
  last_network: grant.last_network,
});

/** Only owners can see other people's grants. */
export const endAgentGrant = (
  { db, actor, from }: Writer,
  { role, tokenId }: Administrator,
  id: number,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const found = await findAgentGrant(trx, { id });
    const isOwn = found?.person_id === (tokenId ?? null);
    if (!found || found.ended_at !== null || !(isOwn || role === 'owner')) {
      throw unknownId('access', id);
    }
    await endGrant(trx, { actor, from }, id, { detail: found.person ?? firstOwner });
  });
