import { useNavigate } from '@tanstack/react-router';
import { importDays } from '#contract/move-in/site-import.ts';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { ListState } from '../list/entity-list-frame.tsx';
import { TitledSection } from '../titled-section.tsx';
import { ImportRow } from './import-row.tsx';
import { isChanging, pollInterval } from './import-status.ts';
import { UploadField } from './upload-field.tsx';

export function ImportListPage() {
  const { list: text } = useAdminTexts().moveIn;
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-[44rem] flex-col gap-2 text-muted">
        <p>{text.explanation}</p>
        <p>{text.how}</p>
      </div>
      <TitledSection
        id="upload"
        title={text.upload}
        className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
      >
        <UploadField
          label={text.files}
          onUploaded={(id) =>
            navigate({ to: '/admin/settings/move-in/$id', params: { id: String(id) } })
          }
        />
      </TitledSection>
      <TitledSection id="imports" title={text.earlier} className="flex flex-col gap-3">
        <p className="max-w-[44rem] text-muted text-small">{text.kept(importDays)}</p>
        <Imports />
      </TitledSection>
    </div>
  );
}

function Imports() {
  const { list: text } = useAdminTexts().moveIn;
  const list = trpc.admin.siteImport.list.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.items.some((shown) => isChanging(shown.state)) ? pollInterval : false,
  });
  return (
    <ListState list={list} empty={text.empty} filtered={false}>
      {(imports) => (
        <ul aria-labelledby="imports" className="rounded-card border border-line bg-raised">
          {imports.map((shown) => (
            <ImportRow key={shown.id} shown={shown} />
          ))}
        </ul>
      )}
    </ListState>
  );
}
