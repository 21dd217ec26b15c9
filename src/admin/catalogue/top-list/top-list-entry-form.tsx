import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import {
  type TopListEntry,
  type TopListEntryDraft,
  topListEntryDraft,
} from '#contract/catalogue/top-list-entry.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { trpc } from '../../api.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { ScheduleFields } from '../../form/schedule-fields.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';

import { HiddenInMarkets } from '../hidden/hidden-in-markets.tsx';

const list = { to: '/admin/toplists', name: 'topLists' } as const;

export function EditTopListEntryPage() {
  const navigate = useNavigate();
  const { form: formText, topList } = useAdminTexts();
  return (
    <EditPage<TopListEntry, TopListEntryDraft>
      list={list}
      entity="top-list-entry"
      kind={topList.kind}
      calls={trpc.admin.topListEntry}
      schema={topListEntryDraft}
      title={({ product, market_code }) => `${product.name}, ${market_code}`}
    >
      {(form) => (
        <EntityForm<z.input<typeof topListEntryDraft>, TopListEntryDraft, TopListEntry>
          {...form}
          schema={topListEntryDraft}
          onSaved={({ product }) => toast.success(formText.saved(product.name))}
          onLeave={() => navigate({ to: list.to })}
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
              <HiddenInMarkets control={control} subject="top_lists" />
            </section>
          )}
        </EntityForm>
      )}
    </EditPage>
  );
}
