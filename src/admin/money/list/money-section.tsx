import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useFocusAfterForm } from '../../../ui/form-focus.ts';
import { TitledSection } from '../../titled-section.tsx';
import { useWritesMoney } from '../use-money-right.ts';
import { MoneyRows, type RowsProps } from './money-rows.tsx';

type Props<Row> = Omit<RowsProps<Row>, 'isAdding'> & {
  id: string;
  explanation?: string;
  /** Adds a row. Hidden from people who only read. */
  add?: { label: string; form: (close: () => void) => ReactNode };
};

/** A list below the form of a programme, with its loading, empty and error states. */
export function MoneySection<Row extends { id: number }>(props: Props<Row>) {
  const { id, explanation, add, ...rows } = props;
  const writes = useWritesMoney();
  const [isAdding, setAdding] = useState(false);
  const adding = useFocusAfterForm(isAdding);
  return (
    <TitledSection id={id} title={rows.title} className="flex min-w-0 flex-col gap-3">
      {explanation && <p className="max-w-[44rem] text-muted text-small">{explanation}</p>}
      <MoneyRows {...rows} isAdding={isAdding} />
      {isAdding && add?.form(() => setAdding(false))}
      {add && writes && !isAdding && (
        <div>
          <button
            ref={adding}
            type="button"
            onClick={() => setAdding(true)}
            className={buttonClass.quiet}
          >
            <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {add.label}
          </button>
        </div>
      )}
    </TitledSection>
  );
}
