import { useSearch } from '@tanstack/react-router';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { trpc } from '../../api.ts';
import type { FullProposal } from '../release-output.ts';
import { useTargetRelease } from '../working/use-target-release.ts';

export type Entity = { kind: ProposableKind; id: number };

const maxListed = 50;

/** Lists what is still proposed for an entity, newest first. */
export function useWaiting({ kind, id }: Entity) {
  const { data, isPending } = trpc.admin.proposal.list.useQuery({
    kind,
    entity_id: id,
    state: 'pending',
    limit: maxListed,
  });
  return { isPending, waiting: data?.items ?? [] };
}

/** Returns the proposal that a form shows: the one in its URL, or the one of the release that this tab works in. */
export function useShownProposal(entity: Entity): {
  isPending: boolean;
  proposal: FullProposal | undefined;
} {
  const { proposal: asked } = useSearch({ strict: false });
  const release = useTargetRelease();
  const { isPending, waiting } = useWaiting(entity);
  const ofRelease = waiting.find(({ release_id }) => release_id === release)?.id;
  const id = asked === 'live' ? undefined : (asked ?? ofRelease);
  const query = trpc.admin.proposal.get.useQuery({ id: id ?? 1 }, { enabled: id !== undefined });
  const { data } = query;
  const isOfEntity = data?.kind === entity.kind && data.entity_id === entity.id;
  const isShown = id !== undefined && isOfEntity && data.state !== 'published';
  return {
    isPending: isPending || (id !== undefined && query.isPending),
    proposal: isShown ? data : undefined,
  };
}
