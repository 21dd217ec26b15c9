import { termsFields } from '#contract/catalogue/terms/terms-field.ts';
import { CheckboxGroup } from '../../../ui/field/checkbox-group.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { type MarketControl, useCountry } from './market-control.ts';

/** Edits the requirements that partners and offers must meet before visitors see them. */
export function RequirementFields({ control }: { control: MarketControl }) {
  const { market, field: labels } = useAdminTexts();
  const { requirements: text, inherited } = market;
  const country = useCountry(control)?.effective;
  const { data: regulators } = trpc.admin.regulator.list.useQuery({});
  const licences = regulators?.items ?? [];
  const nameOf = (field: (typeof termsFields)[number]) => {
    const known: Record<string, string> = { ...labels.termsNumbers, ...labels.terms };
    return known[field] ?? text.contribution;
  };
  const inheritedFrom = (values: string[]) =>
    values.length > 0 ? inherited.value(values.join(', ')) : undefined;
  return (
    <section aria-labelledby="requirements" className="flex flex-col gap-5">
      <div>
        <h2 id="requirements" className="text-large">
          {text.title}
        </h2>
        <p className="max-w-[36rem] text-muted text-small">{text.hint}</p>
      </div>
      {licences.length > 0 && (
        <CheckboxGroup
          control={control}
          name="required_licences"
          legend={text.licences}
          hint={inheritedFrom(
            licences
              .filter(({ id }) => country?.required_licences.includes(id))
              .map(({ name }) => name),
          )}
          options={licences.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <NumberField
        control={control}
        name="max_wagering"
        label={text.maxWagering}
        hint={
          country?.max_wagering == null
            ? text.maxWageringHint
            : inherited.value(String(country.max_wagering))
        }
        min={0}
        max={200}
        step={0.5}
      />
      <CheckboxGroup
        control={control}
        name="required_terms"
        legend={text.terms}
        hint={inheritedFrom(
          termsFields.filter((field) => country?.required_terms.includes(field)).map(nameOf),
        )}
        options={termsFields.map((field) => ({ id: field, label: nameOf(field) }))}
      />
    </section>
  );
}
