import type { ProposableKind } from '#contract/release/proposal.ts';
import { trpc } from '../../api.ts';
import { useMayEdit, useSession } from '../../people/sign-in/use-session.ts';
import type { Proposal } from '../release-output.ts';

/** Kinds that only owners may change, and so approve. */
const ownersKinds: readonly ProposableKind[] = ['market', 'scoring', 'settings'];

const minute = 60_000;
const maxListed = 200;

/** Lists the changes of others that the person may approve. Nobody approves their own. */
export function useWaitingForMe(): { proposals: Proposal[]; total: number } {
  const session = useSession();
  const mayEdit = useMayEdit();
  const { data } = trpc.admin.proposal.list.useQuery(
    { state: 'asked', limit: maxListed },
    { enabled: mayEdit, refetchInterval: minute },
  );
  const proposals =
    data?.items.filter(
      ({ author, kind }) =>
        author !== session?.name && (session?.role === 'owner' || !ownersKinds.includes(kind)),
    ) ?? [];
  return { proposals, total: proposals.length };
}
