/** The order of a list as the release that this tab works in would make it. */
import { Link } from '@tanstack/react-router';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { withMoves } from '#contract/release/proposed-order.ts';
import { useAdminTexts } from '../../language.ts';
import { type Entity, useWaiting } from '../form/use-shown-proposal.ts';
import { releaseLook } from '../release-look.ts';
import type { ProposalOp } from '../release-output.ts';
import { useReleaseName } from '../working/use-release-name.ts';
import { useTargetRelease } from '../working/use-target-release.ts';

type ListKind = Extract<
  ProposableKind,
  'product-list' | 'exclusive-bonus-list' | 'top-list' | 'page-layout'
>;
type Row = { id: number; hidden?: boolean };

export function useProposedOrder<Listed extends Row>(kind: ListKind, id: number, rows: Listed[]) {
  const release = useTargetRelease();
  const { waiting } = useWaiting({ kind, id });
  const ops = waiting.find(({ release_id }) => release_id === release)?.ops;
  if (!ops) return { rows, seen: undefined };
  const shown = laidOver(rows, ops);
  /** The order that the server compares with, if it isn't the live one. */
  return { rows: shown, seen: shown };
}

/** Pages hide blocks with fields such as `hidden.5`. */
export function laidOver<Listed extends Row>(rows: Listed[], ops: readonly ProposalOp[]): Listed[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const hidden = new Map(ops.map(({ field, to }) => [field, to]));
  const moves = ops.map(({ from, to, ...op }) => ({ ...op, from, to }));
  return withMoves([...byId.keys()], moves).flatMap((id) => {
    const row = byId.get(id);
    const isHidden = hidden.get(`hidden.${id}`);
    if (!row) return [];
    return typeof isHidden === 'boolean' ? { ...row, hidden: isHidden } : row;
  });
}

/** Says that a release changes an order, and whether it is the order on the screen. */
export function OrderNotice({ kind, id }: Entity) {
  const release = useTargetRelease();
  const { waiting } = useWaiting({ kind, id });
  return waiting.map((proposal) => (
    <OneNotice
      key={proposal.id}
      release={proposal.release_id}
      isShown={proposal.release_id === release}
    />
  ));
}

function OneNotice({ release, isShown }: { release: number; isShown: boolean }) {
  const { release: text } = useAdminTexts();
  const name = useReleaseName(release) ?? `#${release}`;
  return (
    <p
      role="status"
      dir="auto"
      className={`flex flex-wrap gap-x-3 rounded-control px-4 py-2 text-small ${releaseLook.box}`}
    >
      {isShown ? text.pending.shownOrder(name) : text.pending.order(name)}
      <Link
        to="/admin/releases/$id"
        params={{ id: String(release) }}
        className="underline underline-offset-4 hover:text-brass"
      >
        {text.show}
      </Link>
    </p>
  );
}
