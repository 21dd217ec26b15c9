import type { z } from 'zod';
import { countryCodes } from '#contract/catalogue/vocabulary/country.ts';
import {
  type Regulator,
  type RegulatorDraft,
  regulatorDraft,
} from '#contract/catalogue/vocabulary/regulator.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { countryName } from '../../format.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';

const countryOptions = () =>
  countryCodes
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, adminLanguage()));

const list = { to: '/admin/facts/regulators', name: 'regulators' } as const;

const emptyRegulator: RegulatorDraft = {
  name: '',
  country: null,
  register_url: null,
  complaints_url: null,
};

export function NewRegulatorPage() {
  const { form: formText, vocabulary } = useAdminTexts();
  return (
    <NewPage<Regulator, RegulatorDraft>
      list={list}
      title={vocabulary.regulator.new}
      calls={trpc.admin.regulator}
      schema={regulatorDraft}
      empty={emptyRegulator}
      duplicate={(draft) => ({ ...draft, name: formText.copyOf(draft.name) })}
      message={({ name }) => formText.created(name)}
      opensList
    >
      {(form) => <RegulatorForm {...form} />}
    </NewPage>
  );
}

export function EditRegulatorPage() {
  const { vocabulary } = useAdminTexts();
  return (
    <EditPage<Regulator, RegulatorDraft>
      list={list}
      newAt="/admin/facts/regulators/new"
      entity="regulator"
      kind={vocabulary.regulator.kind}
      calls={trpc.admin.regulator}
      schema={regulatorDraft}
      title={({ name }) => name}
    >
      {(form) => <RegulatorForm {...form} />}
    </EditPage>
  );
}

function RegulatorForm(form: FormProps<Regulator, RegulatorDraft>) {
  const { vocabulary } = useAdminTexts();
  const text = vocabulary.regulator;
  return (
    <EntityForm<z.input<typeof regulatorDraft>, RegulatorDraft, Regulator>
      {...form}
      schema={regulatorDraft}
    >
      {(control) => (
        <section className="flex flex-col gap-5">
          <TextField control={control} name="name" label={vocabulary.nameRequired} />
          <SelectField
            control={control}
            name="country"
            label={text.country}
            options={[{ value: '', label: text.noCountry }, ...countryOptions()]}
          />
          <TextField
            control={control}
            name="register_url"
            label={text.register}
            hint={text.registerHint}
            type="url"
          />
          <TextField
            control={control}
            name="complaints_url"
            label={text.complaints}
            hint={text.complaintsHint}
            type="url"
          />
          <FormEffects kind="regulator" schema={regulatorDraft} />
        </section>
      )}
    </EntityForm>
  );
}
