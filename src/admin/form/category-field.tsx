import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { ErrorBox } from '../../ui/error-box.tsx';
import { CheckboxGroup } from '../../ui/field/checkbox-group.tsx';
import { useAdminTexts } from '../language.ts';
import { useCategories } from '../use-categories.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

export function CategoryField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, list, shared } = useAdminTexts();
  const { data, error, refetch } = useCategories();
  if (error) {
    return (
      <ErrorBox
        message={list.filter.noCategories}
        retry={{ label: shared.tryAgain, run: refetch }}
      />
    );
  }
  if (data?.items.length === 0) return <p className="text-muted">{list.filter.emptyCategories}</p>;
  const options = data?.items.map(({ id, name }) => ({ id, label: name })) ?? [];
  return <CheckboxGroup {...props} legend={form.categories} options={options} />;
}
