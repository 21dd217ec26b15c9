import type { Kysely } from 'kysely';
import {
  type DestinationAcceptance,
  type LinkCheck,
  type LinkCheckList,
  type LinkCheckQuery,
  maxNamedUses,
} from '#contract/partner/link-check.ts';
import type { LinkedKind } from '#contract/partner/link-state.ts';
import { unlessUnwritable } from '../../../db/database-fault.ts';
import { listNames } from '../../../db/repositories/catalogue/entity-name.ts';
import {
  findStoredLink,
  listStoredLinks,
  type StoredLink,
  updateLinkCheck,
} from '../../../db/repositories/partner/link-check.ts';
import { listFirstUses, listMarkedItems } from '../../../db/repositories/partner/link-use.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { unknownId } from '../../resource/resource.ts';
import { stateOfReached } from './next-link-state.ts';

type Collector = {
  canCheck: boolean;
  isOn: () => Promise<boolean>;
  collectNew: () => Promise<unknown>;
  collectAll: () => Promise<unknown>;
};

export async function readLinks(
  db: Kysely<Database>,
  { canCheck, isOn, collectAll }: Omit<Collector, 'collectNew'>,
  query: LinkCheckQuery,
): Promise<LinkCheckList> {
  const { limit, offset } = query;
  await collectAll().catch(unlessUnwritable);
  const { items, total } = await listStoredLinks(db, query);
  return {
    items: await withUses(db, items),
    total,
    limit,
    offset,
    is_on: await isOn(),
    can_check: canCheck,
  };
}

/** Returns nothing if links aren't checked every night, because stored results would be out of date. */
export async function readLinkProblems(
  db: Kysely<Database>,
  { isOn, collectNew }: Pick<Collector, 'isOn' | 'collectNew'>,
  kind: LinkedKind,
) {
  if (!(await isOn())) return { items: [] };
  await collectNew().catch(unlessUnwritable);
  return { items: await listMarkedItems(db, kind) };
}

export async function getLink(db: Kysely<Database>, id: number): Promise<LinkCheck> {
  const found = await findStoredLink(db, id);
  const [link] = found ? await withUses(db, [found]) : [];
  if (!link) throw unknownId('link', id);
  return link;
}

/** Requires the destination that the editor has seen, as it may have changed since. */
export const acceptDestination = (
  db: Kysely<Database>,
  id: number,
  { destination }: DestinationAcceptance,
): Promise<LinkCheck> =>
  inTransaction(db, async (trx) => {
    const found = await findStoredLink(trx, id);
    if (!found) throw unknownId('link', id);
    if (found.destination !== destination) {
      throw new AppError(
        'conflict',
        'The link has a new destination again. Review it, then accept it.',
      );
    }
    const accepted = { ...found, accepted_destination: destination };
    await updateLinkCheck(trx, id, {
      accepted_destination: destination,
      ...(found.state === 'moved' && { state: stateOfReached(accepted) }),
    });
    return getLink(trx, id);
  });

export async function withUses(
  db: Kysely<Database>,
  links: readonly StoredLink[],
): Promise<LinkCheck[]> {
  if (links.length === 0) return [];
  const ids = links.map(({ id }) => id);
  const shown = await listFirstUses(db, ids, { ofEach: maxNamedUses });
  const usesOf = Map.groupBy(shown, ({ link_id }) => link_id);
  const names = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(shown, ({ kind }) => kind)) {
    const ids = [...new Set(own.map(({ entity_id }) => entity_id))];
    for (const { id, name } of await listNames(db, kind, ids)) names.set(`${kind} ${id}`, name);
  }
  return links.map(({ url_hash: _, is_announced: __, ...link }) => {
    const own = usesOf.get(link.id) ?? [];
    return {
      ...link,
      uses: own.flatMap(({ kind, entity_id: id, place }) => {
        const name = names.get(`${kind} ${id}`);
        return name === undefined ? [] : { kind, id, name, place };
      }),
      uses_total: own[0]?.uses ?? 0,
    };
  });
}
