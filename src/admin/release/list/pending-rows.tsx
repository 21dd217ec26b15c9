import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { trpc } from '../../api.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { useAdminTexts } from '../../language.ts';
import { releaseLook } from '../release-look.ts';
import type { Proposal } from '../release-output.ts';
import { useReleaseName } from '../working/use-release-name.ts';
import { useTargetRelease } from '../working/use-target-release.ts';

/** The proposals for the rows of a list, by their IDs. */
const PendingContext = createContext<Map<number, Proposal[]>>(new Map());

const maxListed = 500;

type Props = { kind: EntityKind; children: ReactNode };

/** Knows what is proposed for each row of a list, and lists above it what is still to be created. */
export function PendingRows({ kind, children }: Props) {
  const { data } = trpc.admin.proposal.list.useQuery({ kind, state: 'pending', limit: maxListed });
  const waiting = data?.items ?? [];
  const created = waiting.filter(({ action }) => action === 'create');
  return (
    <PendingContext value={Map.groupBy(waiting, ({ entity_id }) => entity_id)}>
      {created.length > 0 && <CreatedRows kind={kind} created={created} />}
      {children}
    </PendingContext>
  );
}

type CreatedProps = { kind: EntityKind; created: Proposal[] };

function CreatedRows({ kind, created }: CreatedProps) {
  const { pending: text } = useAdminTexts().release;
  return (
    <ul
      aria-label={text.created}
      className={`flex flex-col rounded-card px-4 py-1.5 text-small ${releaseLook.box}`}
    >
      {created.map((proposal) => (
        <CreatedRow key={proposal.id} kind={kind} proposal={proposal} />
      ))}
    </ul>
  );
}

function CreatedRow({ kind, proposal }: { kind: EntityKind; proposal: Proposal }) {
  const { pending: text } = useAdminTexts().release;
  const { id, entity_id, name, release_id } = proposal;
  const release = useReleaseName(release_id);
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <span className={releaseLook.chip}>{text.newMark}</span>
      <Link
        {...entityLink(kind, entity_id)}
        search={{ proposal: id }}
        dir="auto"
        className="min-w-0 truncate font-strong underline-offset-4 hover:underline"
      >
        {name ?? text.unnamed}
      </Link>
      {release && (
        <span dir="auto" className="text-muted">
          {text.inRelease(release)}
        </span>
      )}
    </li>
  );
}

const usePending = (id: number) => use(PendingContext).get(id) ?? [];

/** Says how many changes of a row are proposed, with a link to the release of the newest. */
export function PendingMark({ id }: { id: number }) {
  const { pending: text } = useAdminTexts().release;
  const waiting = usePending(id);
  const [newest] = waiting;
  if (!newest) return null;
  return (
    <Link
      to="/admin/releases/$id"
      params={{ id: String(newest.release_id) }}
      hash={`proposal-${newest.id}`}
      className={`my-1 inline-flex min-h-6 max-w-full items-center hover:bg-lifted ${releaseLook.chip}`}
    >
      <span className="truncate">{text.count(waiting.length)}</span>
    </Link>
  );
}

/** Returns true if the release that this tab works in deletes a row. */
export function useIsDeleted(id: number): boolean {
  const release = useTargetRelease();
  return usePending(id).some(
    ({ action, release_id }) => action === 'delete' && release_id === release,
  );
}
