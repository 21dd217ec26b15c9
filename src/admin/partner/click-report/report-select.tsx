import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { inputClass } from '../../../ui/field/field.tsx';
import type { ReportFilter } from './report-filter.ts';

type Props<Value> = {
  label: string;
  /** Without a visible label, the choices explain themselves. */
  labelled?: boolean;
  choices: { value: Value | undefined; label: string }[];
  chosen: Value | undefined;
  withChoice: (value: Value | undefined) => (filter: ReportFilter) => ReportFilter;
};

/** Chooses one option of the report. The choice is stored in the URL. */
export function ReportSelect<Value extends string>({
  label,
  labelled = false,
  choices,
  chosen,
  withChoice,
}: Props<Value>) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label
        htmlFor={id}
        className={labelled ? 'whitespace-nowrap text-muted text-small' : 'sr-only'}
      >
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) =>
          navigate({
            to: '/admin/reports',
            search: withChoice(choices.find(({ value }) => value === target.value)?.value),
          })
        }
        className={`max-w-60 truncate text-small ${inputClass}`}
      >
        {choices.map((choice) => (
          <option key={choice.value ?? ''} value={choice.value ?? ''}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
