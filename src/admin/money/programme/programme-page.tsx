import { type Programme, type ProgrammeDraft, programmeDraft } from '#contract/money/programme.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DealSection } from '../deal/deal-section.tsx';
import { PaymentSection } from '../entry/payment-section.tsx';
import { StatementSection } from '../entry/statement-section.tsx';
import { FigureSection } from '../figures/figure-section.tsx';
import { MoneyHistory } from './money-history.tsx';
import { ProgrammeForm } from './programme-form.tsx';

const list = { to: '/admin/programmes', name: 'programmes' } as const;

const emptyProgramme: ProgrammeDraft = {
  name: '',
  platform: null,
  base_currency: 'EUR',
  time_zone: 'UTC',
  pays_on: null,
  contact: null,
  note: null,
  product_ids: [],
};

export function NewProgrammePage() {
  const { form: text, programme } = useAdminTexts();
  return (
    <NewPage<Programme, ProgrammeDraft>
      list={list}
      title={programme.create}
      calls={trpc.admin.programme}
      schema={programmeDraft}
      empty={emptyProgramme}
      duplicate={(draft) => ({ ...draft, name: text.copyOf(draft.name), product_ids: [] })}
      keep={({ time_zone, base_currency }) => ({ time_zone, base_currency })}
      message={({ name }) => text.created(name)}
    >
      {(form) => <ProgrammeForm {...form} />}
    </NewPage>
  );
}

export function EditProgrammePage() {
  const { programme: text } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={text.kind}>
      {(id) => <EditProgramme key={id} id={id} />}
    </WithIdInPath>
  );
}

function EditProgramme({ id }: { id: number }) {
  const { form: text } = useAdminTexts();
  const query = trpc.admin.programme.get.useQuery({ id });
  const update = trpc.admin.programme.update.useMutation(showsOwnErrors);
  const reload = async () => (await query.refetch({ throwOnError: true })).data as Programme;
  return (
    <LoadedEntity<Programme> list={list} query={query}>
      {(programme) => (
        <EntityFrame list={list} title={programme.name}>
          <ProgrammeForm
            values={programmeDraft.parse(programme)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={reload}
            onSaved={({ name }) => {
              toast.success(text.saved(name));
            }}
          />
          <div className="flex flex-col gap-10 pt-4">
            <DealSection programme={programme} />
            <FigureSection programme={programme} />
            <StatementSection programme={programme} />
            <PaymentSection programme={programme} />
            <MoneyHistory programmeId={id} />
          </div>
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}
