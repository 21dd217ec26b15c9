import type { z } from 'zod';
import {
  type PaymentMethod,
  type PaymentMethodDraft,
  paymentKinds,
  paymentMethodDraft,
} from '#contract/catalogue/vocabulary/payment-method.ts';
import { noTranslatedNames } from '#contract/catalogue/vocabulary/translated-name.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { TranslatedNames } from './translated-names.tsx';

const list = { to: '/admin/facts/payment-methods', name: 'paymentMethods' } as const;

const emptyPaymentMethod: PaymentMethodDraft = {
  name: '',
  kind: 'card',
  icon_url: null,
  i18n: noTranslatedNames,
};

export function NewPaymentMethodPage() {
  const { form: formText, vocabulary } = useAdminTexts();
  return (
    <NewPage<PaymentMethod, PaymentMethodDraft>
      list={list}
      title={vocabulary.paymentMethod.new}
      calls={trpc.admin.paymentMethod}
      schema={paymentMethodDraft}
      empty={emptyPaymentMethod}
      duplicate={(draft) => ({ ...draft, name: formText.copyOf(draft.name) })}
      message={({ name }) => formText.created(name)}
      opensList
    >
      {(form) => <PaymentMethodForm {...form} />}
    </NewPage>
  );
}

export function EditPaymentMethodPage() {
  const { vocabulary } = useAdminTexts();
  return (
    <EditPage<PaymentMethod, PaymentMethodDraft>
      list={list}
      newAt="/admin/facts/payment-methods/new"
      entity="payment-method"
      kind={vocabulary.paymentMethod.kind}
      calls={trpc.admin.paymentMethod}
      schema={paymentMethodDraft}
      title={({ name }) => name}
    >
      {(form) => <PaymentMethodForm {...form} />}
    </EditPage>
  );
}

function PaymentMethodForm(form: FormProps<PaymentMethod, PaymentMethodDraft>) {
  const { vocabulary } = useAdminTexts();
  const text = vocabulary.paymentMethod;
  return (
    <EntityForm<z.input<typeof paymentMethodDraft>, PaymentMethodDraft, PaymentMethod>
      {...form}
      schema={paymentMethodDraft}
    >
      {(control) => (
        <section className="flex flex-col gap-5">
          <TextField control={control} name="name" label={vocabulary.nameRequired} />
          <TranslatedNames control={control} />
          <SelectField
            control={control}
            name="kind"
            label={text.type}
            options={paymentKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          />
          <ImageField control={control} name="icon_url" label={text.icon} />
          <FormEffects kind="payment-method" schema={paymentMethodDraft} />
        </section>
      )}
    </EntityForm>
  );
}
