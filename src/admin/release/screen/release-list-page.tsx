import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { releaseStates } from '#contract/release/release-state.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { AgentUndoButton } from '../agent/agent-undo-button.tsx';
import { WaitingForYou } from '../review/waiting-list.tsx';
import { NewReleaseDialog } from './name-dialog.tsx';
import { ReleaseRow } from './release-row.tsx';

export function ReleaseListPage() {
  const { release: text } = useAdminTexts();
  const { release: chosen, page = 1 } = useSearch({ from: '/admin/_editor/releases/' });
  const list = trpc.admin.release.list.useQuery(
    { state: chosen, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const [isCreating, setCreating] = useState(false);
  const chips = [
    { value: undefined, label: text.list.all },
    ...releaseStates.map((value) => ({ value, label: text.states[value] })),
  ];
  return (
    <>
      <ResourcePage
        title={text.title}
        actions={
          <EditorOnly>
            <AgentUndoButton />
            <button
              type="button"
              data-create
              onClick={() => setCreating(true)}
              className={buttonClass.primary}
            >
              {text.list.create}
            </button>
          </EditorOnly>
        }
        filters={
          <div className="flex flex-col gap-4">
            <p className="max-w-[44rem] text-muted">{text.list.explanation}</p>
            <WaitingForYou />
            <ChipLinks label={text.list.state} name="release" chips={chips} chosen={chosen} />
          </div>
        }
        list={list}
        empty={text.list.empty}
        filtered={chosen !== undefined}
      >
        {(releases) => (
          <>
            <ul aria-label={text.title} className="rounded-card border border-line bg-raised">
              {releases.map((release) => (
                <ReleaseRow key={release.id} release={release} />
              ))}
            </ul>
            <Pager page={page} total={list.data?.total ?? 0} />
          </>
        )}
      </ResourcePage>
      {isCreating && <NewReleaseDialog onClose={() => setCreating(false)} />}
    </>
  );
}
