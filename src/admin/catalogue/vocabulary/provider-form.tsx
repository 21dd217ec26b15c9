import type { z } from 'zod';
import {
  type Provider,
  type ProviderDraft,
  providerDraft,
} from '#contract/catalogue/vocabulary/provider.ts';
import { noTranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { TranslatedNames } from './translated-names.tsx';

const list = { to: '/admin/facts/providers', name: 'providers' } as const;

const emptyProvider: ProviderDraft = { name: '', i18n: noTranslatedNames };

export function NewProviderPage() {
  const { form: formText, vocabulary } = useAdminTexts();
  return (
    <NewPage<Provider, ProviderDraft>
      list={list}
      title={vocabulary.provider.new}
      calls={trpc.admin.provider}
      schema={providerDraft}
      empty={emptyProvider}
      duplicate={(draft) => ({ ...draft, name: formText.copyOf(draft.name) })}
      message={({ name }) => formText.created(name)}
      opensList
    >
      {(form) => <ProviderForm {...form} />}
    </NewPage>
  );
}

export function EditProviderPage() {
  const { vocabulary } = useAdminTexts();
  return (
    <EditPage<Provider, ProviderDraft>
      list={list}
      newAt="/admin/facts/providers/new"
      entity="provider"
      kind={vocabulary.provider.kind}
      calls={trpc.admin.provider}
      schema={providerDraft}
      title={({ name }) => name}
    >
      {(form) => <ProviderForm {...form} />}
    </EditPage>
  );
}

function ProviderForm(form: FormProps<Provider, ProviderDraft>) {
  const { vocabulary } = useAdminTexts();
  return (
    <EntityForm<z.input<typeof providerDraft>, ProviderDraft, Provider>
      {...form}
      schema={providerDraft}
    >
      {(control) => (
        <section className="flex flex-col gap-5">
          <TextField control={control} name="name" label={vocabulary.nameRequired} />
          <TranslatedNames control={control} />
          <FormEffects kind="provider" schema={providerDraft} />
        </section>
      )}
    </EntityForm>
  );
}
