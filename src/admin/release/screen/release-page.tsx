import { Link } from '@tanstack/react-router';
import { trpc } from '../../api.ts';
import { EffectsPanel } from '../../effect/effects-panel.tsx';
import { OpenedSection } from '../../effect/opened-section.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { formatSiteTime, formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { useSiteTime } from '../../use-site-time.ts';
import type { FullRelease } from '../release-output.ts';
import { ConflictList } from '../review/conflict-list.tsx';
import { ProposalList } from '../review/proposal-list.tsx';
import { isEditable } from '../working/use-editable-releases.ts';
import { useReleaseName } from '../working/use-release-name.ts';
import { ReleaseActions } from './release-actions.tsx';
import { releaseStatuses } from './release-status.ts';

const list = { to: '/admin/releases', name: 'releases' } as const;

export const ReleasePage = () => (
  <WithIdInPath list={list} kind={useAdminTexts().release.dialog.which}>
    {(id) => <LoadedRelease key={id} id={id} />}
  </WithIdInPath>
);

function LoadedRelease({ id }: { id: number }) {
  const { effect: text } = useAdminTexts();
  const mayWrite = useMayWrite();
  return (
    <LoadedEntity<FullRelease> list={list} query={trpc.admin.release.get.useQuery({ id })}>
      {(release) => (
        <EntityFrame list={list} title={release.name}>
          <Facts release={release} />
          <ReleaseActions release={release} />
          {mayWrite && isEditable(release) && release.proposals > 0 && (
            <OpenedSection title={text.release}>
              {() => <EffectsPanel release={id} />}
            </OpenedSection>
          )}
          <ProposalList release={release}>
            <ConflictList conflicts={release.conflict_list} />
          </ProposalList>
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

function Facts({ release }: { release: FullRelease }) {
  const { release: text } = useAdminTexts();
  const timeZone = useSiteTime()?.timeZone ?? '';
  const { author, created_at, published_at, published_by, publish_at, when_approved } = release;
  const isPublished = published_at !== null;
  return (
    <div className="flex flex-col gap-2 text-small">
      <StatusChips statuses={releaseStatuses(release, text)} />
      <p className="text-muted">{text.page.author(author, formatTime(created_at))}</p>
      {isPublished && <p>{text.page.publishedAt(published_by ?? '', formatTime(published_at))}</p>}
      {!isPublished && publish_at !== null && (
        <p className="figures">{text.page.scheduledFor(formatSiteTime(publish_at), timeZone)}</p>
      )}
      {!isPublished && when_approved && <p>{text.page.whenApproved}</p>}
      {release.undo_of !== null && <UndoOf id={release.undo_of} />}
      {release.is_late && <Trouble>{text.page.late}</Trouble>}
      {release.failure !== null && <Trouble>{text.page.failed(release.failure)}</Trouble>}
    </div>
  );
}

const Trouble = ({ children }: { children: string }) => (
  <p
    role="alert"
    dir="auto"
    className="rounded-control border border-danger-line bg-danger-ground px-4 py-2.5"
  >
    {children}
  </p>
);

function UndoOf({ id }: { id: number }) {
  const { page: text } = useAdminTexts().release;
  return (
    <p>
      {text.isUndo}{' '}
      <Link
        to="/admin/releases/$id"
        params={{ id: String(id) }}
        className="underline underline-offset-4 hover:text-brass"
      >
        {useReleaseName(id) ?? text.another}
      </Link>
    </p>
  );
}
