import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadError } from '../load-error.tsx';
import { TitledSection } from '../titled-section.tsx';
import { useWritesMoney } from './use-money-right.ts';

type Props<Row> = {
  id: string;
  title: string;
  explanation?: string;
  empty: string;
  /** The button that adds a row. Hidden while a form is open, and from people who only read. */
  add?: { label: string; run: () => void } | false;
  /** A form for a new row. */
  form?: ReactNode;
  query: { data: { items: Row[] } | undefined; error: unknown; refetch: () => unknown };
  children: (rows: Row[]) => ReactNode;
};

/** A list below the form of a programme, with its loading, empty and error states. */
export function MoneySection<Row>(props: Props<Row>) {
  const { id, title, explanation, empty, add, form, query, children } = props;
  const writes = useWritesMoney();
  const { data, error, refetch } = query;
  const adding = useRef<HTMLButtonElement>(null);
  const hadForm = useRef(false);
  const hasForm = Boolean(form);
  useEffect(() => {
    const hasClosed = hadForm.current && !hasForm;
    hadForm.current = hasForm;
    // The form had the focus, and is gone.
    if (hasClosed && document.activeElement === document.body) adding.current?.focus();
  }, [hasForm]);
  return (
    <TitledSection id={id} title={title} className="flex min-w-0 flex-col gap-3">
      {explanation && <p className="max-w-[44rem] text-muted text-small">{explanation}</p>}
      {!data && error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        data.items.length > 0 ? (
          children(data.items)
        ) : (
          !form && (
            <p className="rounded-card border border-line border-dashed px-6 py-8 text-center text-muted">
              {empty}
            </p>
          )
        )
      ) : (
        <Skeleton className="h-24" />
      )}
      {form}
      {add && writes && (
        <div>
          <button ref={adding} type="button" onClick={add.run} className={buttonClass.quiet}>
            <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {add.label}
          </button>
        </div>
      )}
    </TitledSection>
  );
}
