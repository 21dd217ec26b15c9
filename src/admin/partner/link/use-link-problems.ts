import type { LinkedKind, LinkProblem } from '#contract/partner/link-state.ts';
import { trpc } from '../../api.ts';

/** Returns a function that looks up the link problem of an item. */
export function useLinkProblems(kind: LinkedKind): (id: number) => LinkProblem | undefined {
  const { data } = trpc.admin.linkCheck.problems.useQuery({ kind });
  const states = new Map(data?.items.map(({ id, state }) => [id, state]));
  return (id) => states.get(id);
}
