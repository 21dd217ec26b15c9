import { useState } from 'react';
import { maxProposals, type Publication, type Release } from '#contract/release/release.ts';
import { trpc } from '../../api.ts';

/** What the screen shows of an agent's release. Only that is published, even if the agent goes on. */
export function useShown({ id, is_agents }: Release) {
  const { data } = trpc.admin.proposal.list.useQuery(
    { release: id, limit: maxProposals },
    { enabled: is_agents },
  );
  const seen: Publication['seen'] = is_agents
    ? data?.items.map(({ id, proposed_at }) => ({ id, proposed_at }))
    : undefined;
  return { seen, isLoaded: !is_agents || data !== undefined };
}

/** A dialog covers the screen, so what is loaded while it's open hasn't been seen. */
export function useSeen(release: Release): Publication['seen'] {
  const [seen] = useState(useShown(release).seen);
  return seen;
}
