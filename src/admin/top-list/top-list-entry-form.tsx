import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import {
  type TopListEntry,
  type TopListEntryDraft,
  topListEntryDraft,
} from '#contract/catalogue/top-list-entry.ts';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../form/entity-form-page.tsx';
import { ScheduleFields } from '../form/schedule-fields.tsx';
import { toast } from '../frame/toast-store.ts';
import { HistorySection } from '../history/history-section.tsx';

const list = { to: '/admin/toplists', label: 'Top lists' } as const;

export const EditTopListEntryPage = () => (
  <WithIdInPath list={list} kind="top list entry">
    {(id) => <EditTopListEntry id={id} />}
  </WithIdInPath>
);

function EditTopListEntry({ id }: { id: number }) {
  const navigate = useNavigate();
  const update = trpc.admin.topListEntry.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<TopListEntry> list={list} query={trpc.admin.topListEntry.get.useQuery({ id })}>
      {(entry) => (
        <EntityFrame list={list} title={`${entry.product.name}, ${entry.market_code}`}>
          <EntityForm<z.input<typeof topListEntryDraft>, TopListEntryDraft, TopListEntry>
            key={id}
            schema={topListEntryDraft}
            values={topListEntryDraft.parse(entry)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.topListEntry.get.fetch({ id })}
            onSaved={({ product }) => {
              toast.success(`${product.name} was saved.`);
              navigate({ to: '/admin/toplists' });
            }}
          >
            {(control) => (
              <section className="flex flex-col gap-5">
                <ScheduleFields control={control} />
              </section>
            )}
          </EntityForm>
          <HistorySection entity="top-list-entry" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}
