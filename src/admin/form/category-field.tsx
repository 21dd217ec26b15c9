import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { ErrorBox } from '../../ui/error-box.tsx';
import { CheckboxGroup } from '../../ui/field/checkbox-group.tsx';
import { useCategories } from '../use-categories.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

export function CategoryField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { data, error, refetch } = useCategories();
  if (error) {
    return (
      <ErrorBox message="Could not load categories." retry={{ label: 'Try again', run: refetch }} />
    );
  }
  if (data?.items.length === 0) return <p className="text-muted">No categories configured yet.</p>;
  const options = data?.items.map(({ id, name_en }) => ({ id, label: name_en })) ?? [];
  return <CheckboxGroup {...props} legend="Categories" options={options} />;
}
