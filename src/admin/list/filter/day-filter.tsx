import { useNavigate } from '@tanstack/react-router';
import { DayInput } from './day-input.tsx';
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
export function DayFilter({ name, chosen = '', ...field }: Props) {
  const navigate = useNavigate();
  return (
    <DayInput
      {...field}
      chosen={chosen}
      choose={(day) =>
        navigate({
          to: '.',
          search: (filter: ListFilter) => withChoice(name, day || undefined)(filter),
        })
      }
    />
  );
}
