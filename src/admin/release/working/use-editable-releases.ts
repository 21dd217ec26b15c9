import type { Release } from '#contract/release/release.ts';
import {
  editableStates,
  maxAgentReleases,
  maxOpenReleases,
} from '#contract/release/release-state.ts';
import { trpc } from '../../api.ts';

export const isEditable = ({ state }: Pick<Release, 'state'>) =>
  editableStates.some((editable) => editable === state);

/** Lists the releases that changes can be added to, newest first. The server lists them before all others. */
export function useEditableReleases(enabled = true) {
  const { data, error, refetch } = trpc.admin.release.list.useQuery(
    { limit: maxOpenReleases + maxAgentReleases },
    { enabled },
  );
  return {
    releases: data?.items.filter(isEditable) ?? [],
    isLoaded: data !== undefined,
    error: data ? null : error,
    refetch,
  };
}
