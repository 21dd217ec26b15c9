import { useLocation, useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import type { Proposed } from '#contract/release/proposal.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { isHandedOver } from '../../form/new/handover.ts';
import { StaleTextsContext, useStaleTexts } from '../../form/note/stale-texts.ts';
import type { FullProposal } from '../release-output.ts';
import { useTargetRelease } from '../working/use-target-release.ts';
import { savedIn, useWorkingRelease } from '../working/working-release.ts';
import { ProposalNotice } from './proposal-notice.tsx';
import { MarkedProposalContext } from './proposed-marks.tsx';
import { FormReleaseContext } from './use-save-label.ts';
import { type Entity, useShownProposal } from './use-shown-proposal.ts';

type State = Record<string, unknown>;

export type ShownProposal = {
  proposal: FullProposal;
  /** The live state with the proposal laid over it. */
  draft: State;
  /** The state that the server compares with: it doesn't lay refused proposals over the live one. */
  base: State | null;
  reload: () => Promise<State>;
  /** Makes a change in the release of the proposal. */
  write: <Answer>(change: () => Promise<Answer>) => Promise<Answer>;
};

type Props = Entity & { children: (shown: ShownProposal | undefined) => ReactNode };

/** Shows what is proposed for an entity above its form, and lays it over the form. */
export function ProposedForm({ children, ...entity }: Props) {
  const { isPending, proposal } = useShownProposal(entity);
  const { fetch } = trpc.useUtils().admin.proposal.get;
  const working = useWorkingRelease();
  const target = useTargetRelease();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The form of something that was just created takes over without a break in typing.
  const staleTexts = useStaleTexts(entity);
  const [isJustCreated] = useState(() => isHandedOver(path));
  if (isPending && !isJustCreated) return <Skeleton className="h-96" />;
  const { id = 0, draft = null, live = null, state, release_id } = proposal ?? {};
  // Without a release in the request, the server sends an author's change for approval.
  const isOwn = working === undefined && release_id === target;
  const shown: ShownProposal | undefined =
    proposal && draft
      ? {
          proposal,
          draft,
          base: state === 'refused' ? live : draft,
          reload: async () => (await fetch({ id }, { staleTime: 0 })).draft ?? {},
          write: (change) => (isOwn ? change() : savedIn(release_id, change)),
        }
      : undefined;
  return (
    <FormReleaseContext value={shown && release_id}>
      <MarkedProposalContext value={shown && proposal}>
        <StaleTextsContext value={staleTexts}>
          <ProposalNotice entity={entity} shown={proposal} />
          <Fragment key={shown ? id : 'live'}>{children(shown)}</Fragment>
        </StaleTextsContext>
      </MarkedProposalContext>
    </FormReleaseContext>
  );
}

/** Returns what a form does after its change was proposed: it shows the proposal. */
export function useShowProposed() {
  const navigate = useNavigate();
  return ({ proposal }: Proposed) =>
    navigate({ to: '.', search: proposal ? { proposal: proposal.id } : {}, replace: true });
}
