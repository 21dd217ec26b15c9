import { useController } from 'react-hook-form';
import { totalWeight } from '#contract/catalogue/score/scoring.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import type { ScoringControl } from './scoring-values.ts';

type Props = {
  control: ScoringControl;
  name: `criteria.${number}.weights`;
  category: { id: number; name: string };
};

type WeightErrors = ({ weight?: { message?: string } } | undefined)[];

/** Edits the weight of a criterion in one category. The list has no weight for a category without one. */
export function WeightField({ control, name, category }: Props) {
  const { criteria: text } = useAdminTexts().scoring;
  const { field, fieldState } = useController({ control, name });
  const weights = field.value ?? [];
  const place = weights.findIndex(({ category_id }) => category_id === category.id);
  const error = (fieldState.error as WeightErrors | undefined)?.[place]?.weight?.message;
  const change = (typed: string) => {
    const others = weights.filter(({ category_id }) => category_id !== category.id);
    const weight = Number(typed);
    field.onChange(
      typed.trim() === '' || Number.isNaN(weight)
        ? others
        : [...others, { category_id: category.id, weight }].toSorted(
            (one, other) => one.category_id - other.category_id,
          ),
    );
  };
  return (
    <Field label={text.weight(category.name)} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          min={1}
          max={totalWeight}
          step={1}
          name={`${name}.${category.id}`}
          value={weights[place]?.weight ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => change(target.value)}
          className={`figures max-w-32 ${inputClass}`}
        />
      )}
    </Field>
  );
}
