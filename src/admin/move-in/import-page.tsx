import { useEffect, useState } from 'react';
import type { FullImport } from '#contract/move-in/site-import.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { trpc } from '../api.ts';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../form/entity-form-page.tsx';
import { LeaveGuard } from '../form/unsaved/leave-guard.tsx';
import { useAdminTexts } from '../language.ts';
import { StatusChips } from '../list/status-chips.tsx';
import { AddressSection } from './address/address-section.tsx';
import { nameOfImport } from './import-row.tsx';
import { importStatus, isChanging, pollInterval } from './import-status.ts';
import type { OptionsDraft } from './options/options-draft.ts';
import { OptionsSection } from './options/options-section.tsx';
import { ReportSection } from './report/report-section.tsx';
import { RunSection, runHeadingId } from './run-section.tsx';
import { UploadField } from './upload-field.tsx';

const list = { to: '/admin/settings/move-in', name: 'moveIn' } as const;

export function ImportPage() {
  const { moveIn: text } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={text.kind}>
      {(id) => <LoadedImport key={id} id={id} />}
    </WithIdInPath>
  );
}

/** The state is polled without the contents and the report, which can be large. */
function LoadedImport({ id }: { id: number }) {
  const query = trpc.admin.siteImport.get.useQuery({ id });
  const { data: progress } = trpc.admin.siteImport.progress.useQuery(
    { id },
    {
      refetchInterval: ({ state }) =>
        state.data && isChanging(state.data.state) ? pollInterval : false,
    },
  );
  const { data, refetch } = query;
  const isOutdated = data && progress && data.state !== progress.state;
  useEffect(() => {
    if (isOutdated) refetch();
  }, [isOutdated, refetch]);
  return (
    <LoadedEntity list={list} query={query}>
      {(whole) => <ImportScreen whole={{ ...whole, ...progress }} />}
    </LoadedEntity>
  );
}

function ImportScreen({ whole }: { whole: FullImport }) {
  const { moveIn: text, refusal } = useAdminTexts();
  const { id, name, state, failure } = whole;
  const [draft, setDraft] = useState<OptionsDraft>();
  const isBroken = state === 'failed' || state === 'reading';
  return (
    <EntityFrame
      list={list}
      title={nameOfImport(whole)}
      actions={<StatusChips statuses={[importStatus(state, text)]} />}
    >
      <p className="wrap-anywhere -mt-4 text-muted text-small">{text.files(name)}</p>
      {state === 'failed' && failure && <ErrorBox message={refusal.translate(failure)} />}
      {state === 'reading' && <p role="status">{text.run.reading}</p>}
      {!isBroken && (
        <>
          <LeaveGuard isUnsaved={() => draft !== undefined} />
          <OptionsSection
            key={`options ${whole.is_planned}`}
            whole={whole}
            draft={draft}
            onChange={setDraft}
            onSaved={() => {
              setDraft(undefined);
              document.getElementById(runHeadingId)?.focus();
            }}
          />
          {whole.is_planned && (
            <AddressSection id={id} isLocked={state === 'working' || state === 'stopped'} />
          )}
          <RunSection shown={whole} isUnsaved={draft !== undefined} />
          {whole.report && <ReportSection report={whole.report} />}
        </>
      )}
      {state === 'read' && !whole.report && (
        <div className="flex flex-col gap-4 border-line border-t pt-5">
          <UploadField label={text.addFile} addTo={id} onUploaded={() => {}} />
        </div>
      )}
    </EntityFrame>
  );
}
