import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import {
  type TopListEntry,
  type TopListEntryDraft,
  topListEntryDraft,
} from '#contract/catalogue/top-list-entry.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { ScheduleFields } from '../../form/schedule-fields.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { HistorySection } from '../history/history-section.tsx';

const list = { to: '/admin/toplists', name: 'topLists' } as const;

export function EditTopListEntryPage() {
  const { topList } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={topList.kind}>
      {(id) => <EditTopListEntry id={id} />}
    </WithIdInPath>
  );
}

function EditTopListEntry({ id }: { id: number }) {
  const navigate = useNavigate();
  const { form, topList } = useAdminTexts();
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
              toast.success(form.saved(product.name));
              navigate({ to: '/admin/toplists' });
            }}
          >
            {(control) => (
              <section className="flex flex-col gap-5">
                <SwitchField
                  control={control}
                  name="is_paid"
                  label={topList.paid}
                  hint={topList.paidHint}
                  values={{ on: 1, off: 0 }}
                />
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
