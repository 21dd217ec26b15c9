/** Each person chooses the columns of a list. The choice is stored in this browser, like other preferences of lists. */
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useDismissibleDetails } from '../../../ui/use-dismissible-details.ts';
import { useAdminTexts } from '../../language.ts';

const keyOf = (list: string) => `columns:${list}`;

function readChosen<Name extends string>(list: string, all: readonly Name[]): Name[] | undefined {
  const stored = localStorage.getItem(keyOf(list))?.split(',');
  return stored && all.filter((name) => stored.includes(name));
}

/** Returns the chosen columns in their fixed order. `byDefault` applies until the person chooses. */
export function useChosenColumns<Name extends string>(
  list: string,
  all: readonly Name[],
  byDefault: readonly Name[],
) {
  const [chosen, setChosen] = useState(() => readChosen(list, all) ?? byDefault);
  function toggle(name: Name) {
    const next = all.filter((one) => (one === name) !== chosen.includes(one));
    localStorage.setItem(keyOf(list), next.join());
    setChosen(next);
  }
  return { chosen, toggle };
}

type Props<Name extends string> = {
  columns: { name: Name; label: string }[];
  chosen: readonly Name[];
  onToggle: (name: Name) => void;
};

export function ColumnChooser<Name extends string>({ columns, chosen, onToggle }: Props<Name>) {
  const { list: text } = useAdminTexts();
  const { details } = useDismissibleDetails();
  return (
    <details {...details} className="relative">
      <summary
        className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass.quiet} cursor-pointer`}
      >
        <Columns3 className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {text.table.columns}
      </summary>
      <fieldset className="absolute left-0 z-20 mt-1 flex w-60 max-w-[80vw] flex-col rounded-card border border-line bg-raised p-2 shadow-lg md:right-0 md:left-auto">
        <legend className="sr-only">{text.table.columns}</legend>
        {columns.map(({ name, label }) => (
          <label
            key={name}
            className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 text-small hover:bg-lifted"
          >
            <input
              type="checkbox"
              className="size-4 accent-brass"
              checked={chosen.includes(name)}
              onChange={() => onToggle(name)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
