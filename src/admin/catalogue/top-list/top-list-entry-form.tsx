import type { z } from 'zod';
import {
  type TopListEntry,
  type TopListEntryDraft,
  topListEntryDraft,
} from '#contract/catalogue/top-list-entry.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { ScheduleFields } from '../../form/schedule-fields.tsx';
import { useAdminTexts } from '../../language.ts';

import { HiddenInMarkets } from '../hidden/hidden-in-markets.tsx';

const list = { to: '/admin/toplists', name: 'topLists' } as const;

export function EditTopListEntryPage() {
  const { topList } = useAdminTexts();
  return (
    <EditPage<TopListEntry, TopListEntryDraft>
      list={list}
      entity="top-list-entry"
      kind={topList.kind}
      calls={trpc.admin.topListEntry}
      schema={topListEntryDraft}
      title={({ product, market_code }) => `${product.name}, ${market_code}`}
      nameOf={({ product }) => product.name}
      opensList
    >
      {(form) => (
        <EntityForm<z.input<typeof topListEntryDraft>, TopListEntryDraft, TopListEntry>
          {...form}
          schema={topListEntryDraft}
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
              <FormEffects kind="top-list-entry" schema={topListEntryDraft} />
            </section>
          )}
        </EntityForm>
      )}
    </EditPage>
  );
}
