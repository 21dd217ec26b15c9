import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { type Redirect, type RedirectDraft, redirectDraft } from '#contract/content/redirect.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { HistorySection } from '../../catalogue/history/history-section.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';

const list = { to: '/admin/redirects', name: 'redirects' } as const;

const emptyRedirect: RedirectDraft = { from_path: '', to_path: '' };

export function NewRedirectPage() {
  const { form, redirect: text } = useAdminTexts();
  const navigate = useNavigate();
  const create = trpc.admin.redirect.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title={text.new}>
      <RedirectForm
        values={emptyRedirect}
        save={(draft) => create.mutateAsync(draft)}
        onSaved={({ from_path }) => {
          toast.success(form.created(text.titleOf(from_path)));
          navigate({ to: list.to, replace: true });
        }}
      />
    </EntityFrame>
  );
}

export function EditRedirectPage() {
  const { redirect: text } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={text.kind}>
      {(id) => <EditRedirect id={id} />}
    </WithIdInPath>
  );
}

function EditRedirect({ id }: { id: number }) {
  const { form, redirect: text } = useAdminTexts();
  const update = trpc.admin.redirect.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<Redirect> list={list} query={trpc.admin.redirect.get.useQuery({ id })}>
      {(redirect) => (
        <EntityFrame list={list} title={redirect.from_path}>
          <RedirectForm
            key={id}
            values={redirectDraft.parse(redirect)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.redirect.get.fetch({ id })}
            onSaved={({ from_path }) => toast.success(form.saved(text.titleOf(from_path)))}
          />
          <HistorySection entity="redirect" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  values: RedirectDraft;
  save: (draft: RedirectDraft, before: RedirectDraft) => Promise<Redirect>;
  reload?: () => Promise<Redirect>;
  onSaved: (redirect: Redirect) => void;
};

function RedirectForm(form: FormProps) {
  const { fields: text } = useAdminTexts().redirect;
  return (
    <EntityForm<z.input<typeof redirectDraft>, RedirectDraft, Redirect>
      {...form}
      schema={redirectDraft}
    >
      {(control) => (
        <section className="grid items-start gap-5 md:grid-cols-2">
          <TextField control={control} name="from_path" label={text.from} hint={text.fromHint} />
          <TextField control={control} name="to_path" label={text.to} hint={text.toHint} />
        </section>
      )}
    </EntityForm>
  );
}
