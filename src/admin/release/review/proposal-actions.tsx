import { useState } from 'react';
import type { Release } from '#contract/release/release.ts';
import { buttonClass } from '../../../ui/button.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit, useMayWrite, useSession } from '../../people/sign-in/use-session.ts';
import { isWaitingAgents } from '../agent/agent-bar.tsx';
import { useTakeOver } from '../agent/use-take-over.ts';
import type { Proposal } from '../release-output.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

type Props = { proposal: Proposal; release: Release; title: string };

/** Authors only change what they proposed themselves, and nobody decides about their own. The server checks both. */
export function ProposalActions({ proposal, release, title }: Props) {
  const session = useSession();
  const mayEdit = useMayEdit();
  const mayWrite = useMayWrite();
  const isOwn = proposal.author === session?.name;
  if (!mayWrite) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayEdit && !isOwn && <ApproveButton proposal={proposal} title={title} />}
      {(mayEdit || isOwn) && release.is_agents && isWaitingAgents(proposal) && (
        <TakeOverButton proposal={proposal} release={release} title={title} />
      )}
      {mayEdit && <RefuseButton proposal={proposal} title={title} isOwn={isOwn} />}
      {(mayEdit || isOwn) && (
        <OwnButtons proposal={proposal} release={release} title={title} isOwn={isOwn} />
      )}
    </div>
  );
}

type DecisionProps = Omit<Props, 'release'>;

const isAsked = ({ state, needs_approval }: Proposal) =>
  state === 'asked' || (state === 'open' && needs_approval);

function ApproveButton({ proposal, title }: DecisionProps) {
  const { proposal: text } = useAdminTexts().release;
  const { id, proposed_at } = proposal;
  const approve = trpc.admin.proposal.approve.useMutation({
    onSuccess: () => toast.success(text.approved(title)),
  });
  if (!isAsked(proposal)) return null;
  return (
    <button
      type="button"
      disabled={approve.isPending}
      onClick={() => approve.mutate({ id, proposed_at })}
      className={buttonClass.primary}
    >
      {text.approve}
      <span className="sr-only">{text.moreFor(title)}</span>
    </button>
  );
}

/** What an agent proposes may be refused before it asks for approval, also by its own person. */
function RefuseButton({ proposal, title, isOwn }: DecisionProps & { isOwn: boolean }) {
  const { proposal: text } = useAdminTexts().release;
  const [isRefusing, setRefusing] = useState(false);
  const refuse = trpc.admin.proposal.refuse.useMutation(showsOwnErrors);
  if (!isWaitingAgents(proposal) && (isOwn || !isAsked(proposal))) return null;
  return (
    <>
      <button type="button" onClick={() => setRefusing(true)} className={buttonClass.quiet}>
        {text.refuse}
        <span className="sr-only">{text.moreFor(title)}</span>
      </button>
      {isRefusing && (
        <RefuseDialog
          question={text.askToRefuse(title)}
          refuse={async (reason) => {
            await refuse.mutateAsync({ id: proposal.id, reason });
            toast.success(text.refused(title));
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}

function TakeOverButton({ proposal, release, title }: Props) {
  const { agent: text, proposal: words } = useAdminTexts().release;
  const { takeOver, isPending } = useTakeOver(release);
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => takeOver([proposal.id])}
      className={buttonClass.quiet}
    >
      {text.takeOver}
      <span className="sr-only">{words.moreFor(title)}</span>
    </button>
  );
}

type OwnProps = Props & { isOwn: boolean };

function OwnButtons({ proposal, release, title, isOwn }: OwnProps) {
  const { proposal: text } = useAdminTexts().release;
  const { id, state } = proposal;
  const [asking, show] = useState<'move' | 'withdraw'>();
  const ask = trpc.admin.proposal.ask.useMutation({ onSuccess: () => toast.success(text.asked) });
  const withdraw = trpc.admin.proposal.delete.useMutation({
    onSuccess: () => toast.success(text.withdrawn),
  });
  const close = () => show(undefined);
  const buttons = [
    ...(state === 'open' || state === 'refused'
      ? [{ label: text.ask, run: () => ask.mutate({ id }) }]
      : []),
    { label: text.move, run: () => show('move') },
    { label: text.withdraw, run: () => show('withdraw') },
  ];
  return (
    <>
      {buttons.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          disabled={ask.isPending || withdraw.isPending}
          onClick={run}
          className={buttonClass.quiet}
        >
          {label}
          <span className="sr-only">{text.moreFor(title)}</span>
        </button>
      ))}
      {isOwn && state === 'asked' && <p className="text-muted">{text.own}</p>}
      {asking === 'move' && <MoveDialog id={id} from={release.id} onClose={close} />}
      {asking === 'withdraw' && (
        <ConfirmDialog
          title={text.askToWithdraw(title)}
          text={text.withdrawal}
          action={text.withdraw}
          onConfirm={() => withdraw.mutate({ id })}
          onClose={close}
        />
      )}
    </>
  );
}
