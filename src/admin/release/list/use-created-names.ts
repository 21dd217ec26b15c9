import type { Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { trpc } from '../../api.ts';
import { useTargetRelease } from '../working/use-target-release.ts';

const maxListed = 500;

/** Lists what the release that this tab works in creates, so that its other changes can refer to it. */
export function useCreatedNames(kind: EntityKind): Named[] {
  const release = useTargetRelease();
  const { data } = trpc.admin.proposal.list.useQuery(
    { kind, release, state: 'pending', limit: maxListed },
    { enabled: release !== undefined },
  );
  if (release === undefined) return [];
  return (data?.items ?? [])
    .filter((proposal) => proposal.action === 'create')
    .map(({ entity_id: id, name }) => ({ id, name: name ?? `#${id}` }));
}
