import { useController, useWatch } from 'react-hook-form';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { trpc } from '../../../api.ts';
import { useAdminTexts } from '../../../language.ts';
import type { ProductControl } from '../product-form-type.ts';

type Props = { control: ProductControl; name: `markets.${number}.licence_id` };

/** Chooses one of the product's own licences. */
export function LicenceField({ control, name }: Props) {
  const { inMarkets: text } = useAdminTexts().fact;
  const { field, fieldState } = useController({ control, name });
  const licences = useWatch({ control, name: 'facts.licences' }) ?? [];
  const { data } = trpc.admin.regulator.list.useQuery({});
  const nameOf = (regulator: number) => data?.items.find(({ id }) => id === regulator)?.name ?? '';
  return (
    <Field label={text.licence} error={fieldState.error?.message}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          ref={field.ref}
          value={String(field.value ?? '')}
          onBlur={field.onBlur}
          onChange={({ target }) =>
            field.onChange(target.value === '' ? null : Number(target.value))
          }
          className={inputClass}
        >
          <option value="">{text.noLicence}</option>
          {licences.map(({ id, regulator_id, number }) => (
            <option key={id} value={id}>
              {[nameOf(regulator_id), number].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
