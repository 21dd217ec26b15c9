import { useNavigate } from '@tanstack/react-router';
import { inputClass } from '../../../ui/field/field.tsx';
import { type ListFilter, withChoice } from './list-filter.ts';

type Props = {
  label: string;
  name: 'from' | 'to';
  chosen: string | undefined;
  /** The bounds that the other field of the period sets. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A day in the site's time zone. While it's incomplete, the list stays as it is. */
export function DayFilter({ label, name, chosen = '', ...bounds }: Props) {
  const navigate = useNavigate();
  const choose = (day: string | undefined) =>
    navigate({ to: '.', search: (filter: ListFilter) => withChoice(name, day)(filter) });
  return (
    <label className="flex items-center gap-2 whitespace-nowrap text-muted text-small">
      {label}
      <input
        key={chosen}
        type="date"
        defaultValue={chosen}
        {...bounds}
        onChange={({ target }) => {
          const { value, validity } = target;
          if (value !== chosen && validity.valid && !isBeingTyped(value))
            choose(value || undefined);
        }}
        className={`max-w-35 text-ink ${inputClass}`}
      />
    </label>
  );
}

/** Browsers report years such as 0002 while 2026 is being typed. */
const isBeingTyped = (day: string) => day !== '' && day < '2000';
