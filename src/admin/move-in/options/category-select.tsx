import { inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { useCategories } from '../../use-categories.ts';

type Props = {
  label: string;
  chosen: string | null;
  onChoose: (category: string | null) => void;
};

/** The category of new partners. */
export function CategorySelect({ label, chosen, onChoose }: Props) {
  const text = useAdminTexts().moveIn.options;
  const { data } = useCategories();
  return (
    <select
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
      className={`max-w-[12rem] ${inputClass}`}
    >
      <option value="">{text.noCategory}</option>
      {data?.items.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
