import { useNavigate } from '@tanstack/react-router';
import { inputClass } from '../../../ui/field/field.tsx';
import { formatNumber } from '../../format.ts';
import { type ListFilter, withChoice } from './list-filter.ts';

type Props<Name extends keyof ListFilter> = {
  label: string;
  /** The search parameter that the choice sets. */
  name: Name;
  choices: { value: ListFilter[Name]; label: string }[];
  chosen: ListFilter[Name];
  /** The number of rows with each choice, in their order. */
  totals?: (number | undefined)[];
};

/** Does the same as `ChipLinks` in less space, for filters with many choices. */
export function ChoiceSelect<Name extends keyof ListFilter>(props: Props<Name>) {
  const { label, name, choices, chosen, totals } = props;
  const navigate = useNavigate();
  const index = choices.findIndex(({ value }) => value === chosen);
  return (
    <select
      aria-label={label}
      value={index}
      onChange={({ target }) =>
        navigate({ to: '.', search: withChoice(name, choices[Number(target.value)]?.value) })
      }
      className={`max-w-32 truncate ${inputClass}`}
    >
      {choices.map((choice, at) => (
        <option key={choice.value ?? ''} value={at}>
          {optionText(choice.label, totals?.[at])}
        </option>
      ))}
    </select>
  );
}

const optionText = (label: string, total: number | undefined) =>
  total === undefined ? label : `${label} (${formatNumber(total)})`;
