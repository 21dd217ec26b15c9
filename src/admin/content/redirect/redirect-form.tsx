import type { z } from 'zod';
import { type Redirect, type RedirectDraft, redirectDraft } from '#contract/content/redirect.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { TargetField } from './target-field.tsx';

const list = { to: '/admin/redirects', name: 'redirects' } as const;

const emptyRedirect: RedirectDraft = { from_path: '', to_path: '' };

export function NewRedirectPage() {
  const { form: formText, redirect: text } = useAdminTexts();
  return (
    <NewPage<Redirect, RedirectDraft>
      list={list}
      title={text.new}
      calls={trpc.admin.redirect}
      schema={redirectDraft}
      empty={emptyRedirect}
      duplicate={({ to_path }) => ({ from_path: '', to_path })}
      message={({ from_path }) => formText.created(text.titleOf(from_path))}
      opensList
    >
      {(form) => <RedirectForm {...form} />}
    </NewPage>
  );
}

export function EditRedirectPage() {
  const { redirect: text } = useAdminTexts();
  return (
    <EditPage<Redirect, RedirectDraft>
      list={list}
      newAt="/admin/redirects/new"
      entity="redirect"
      kind={text.kind}
      calls={trpc.admin.redirect}
      schema={redirectDraft}
      title={({ from_path }) => from_path}
      nameOf={({ from_path }) => text.titleOf(from_path)}
    >
      {(form) => <RedirectForm {...form} />}
    </EditPage>
  );
}

function RedirectForm(form: FormProps<Redirect, RedirectDraft>) {
  const { fields: text } = useAdminTexts().redirect;
  return (
    <EntityForm<z.input<typeof redirectDraft>, RedirectDraft, Redirect>
      {...form}
      schema={redirectDraft}
    >
      {(control) => (
        <section className="grid items-start gap-5 md:grid-cols-2">
          <TextField control={control} name="from_path" label={text.from} hint={text.fromHint} />
          <TargetField control={control} />
        </section>
      )}
    </EntityForm>
  );
}
