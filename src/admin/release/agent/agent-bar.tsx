import { useState } from 'react';
import type { Release } from '#contract/release/release.ts';
import { buttonClass } from '../../../ui/button.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit, useMayWrite, useSession } from '../../people/sign-in/use-session.ts';
import { releaseLook } from '../release-look.ts';
import type { Proposal } from '../release-output.ts';
import { RefuseDialog } from '../review/refuse-dialog.tsx';
import { isEditable } from '../working/use-editable-releases.ts';
import { useTakeOver } from './use-take-over.ts';

type Props = { release: Release; proposals: Proposal[] };

export const isWaitingAgents = ({ via, state }: Proposal) =>
  via === 'agent' && state !== 'refused' && state !== 'published';

/** Decides about everything that an agent has proposed in a release. */
export function AgentBar({ release, proposals }: Props) {
  const { agent: text } = useAdminTexts().release;
  const { takeOver, isPending } = useTakeOver(release);
  const [isRefusing, setRefusing] = useState(false);
  const mayEdit = useMayEdit();
  const mayWrite = useMayWrite();
  const isOwn = useSession()?.name === release.author;
  const refuse = trpc.admin.agentChange.refuse.useMutation(showsOwnErrors);
  const count = proposals.filter(isWaitingAgents).length;
  const mayDecide = mayEdit || (mayWrite && isOwn);
  if (!release.is_agents || count === 0 || !isEditable(release) || !mayDecide) return null;
  return (
    <div
      className={`flex flex-wrap items-center gap-2 rounded-card px-4 py-3 text-small ${releaseLook.box}`}
    >
      <p className="mr-auto">
        {text.waiting(count)} <span className="text-muted">{text.hint}</span>
      </p>
      <button
        type="button"
        disabled={isPending}
        onClick={() => takeOver()}
        className={buttonClass.primary}
      >
        {text.takeOverAll}
      </button>
      {mayEdit && (
        <button type="button" onClick={() => setRefusing(true)} className={buttonClass.quiet}>
          {text.refuseAll}
        </button>
      )}
      {isRefusing && (
        <RefuseDialog
          question={text.askToRefuseAll(count)}
          refuse={async (reason) => {
            const { proposals: refused } = await refuse.mutateAsync({ id: release.id, reason });
            toast.success(text.refusedAll(refused.length));
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
