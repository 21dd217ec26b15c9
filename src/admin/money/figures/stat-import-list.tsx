import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { statImportEntry } from '#contract/money/stat-import.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useGrowingList } from '../entry/entry-section.tsx';
import { MoneySection } from '../money-section.tsx';
import { moneyDayText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';

type StatImport = z.output<typeof statImportEntry>;

/** Past imports of a programme's figures, which can be undone. */
export function StatImportList({ programmeId }: { programmeId: number }) {
  const { moneyEntry, statSource } = useAdminTexts();
  const { imports: text } = statSource;
  const { limit, grow } = useGrowingList();
  const [asking, setAsking] = useState<StatImport>();
  const query = trpc.admin.programmeStat.imports.useQuery(
    { programme_id: programmeId, limit },
    { placeholderData: (before) => before },
  );
  const undo = trpc.admin.programmeStat.undoImport.useMutation({
    onSuccess: () => toast.success(text.undone),
  });
  return (
    <MoneySection id="stat-imports" title={text.title} empty={text.empty} query={query}>
      {(imports) => (
        <>
          <ul
            aria-label={text.title}
            className="divide-y divide-line rounded-card border border-line bg-raised px-4"
          >
            {imports.map((one) => (
              <ImportRow
                key={one.id}
                done={one}
                isPending={undo.isPending}
                onUndo={() => setAsking(one)}
              />
            ))}
          </ul>
          {(query.data?.total ?? 0) > imports.length && (
            <div>
              <button type="button" onClick={grow} className={buttonClass.quiet}>
                {moneyEntry.more}
              </button>
            </div>
          )}
          {asking && (
            <ConfirmDialog
              title={text.ask}
              text={text.consequence}
              action={text.undo}
              onConfirm={() => undo.mutate({ id: asking.id })}
              onClose={() => setAsking(undefined)}
            />
          )}
        </>
      )}
    </MoneySection>
  );
}

type RowProps = { done: StatImport; isPending: boolean; onUndo: () => void };

function ImportRow({ done, isPending, onUndo }: RowProps) {
  const { imports: text } = useAdminTexts().statSource;
  const writes = useWritesMoney();
  const { name, actor, from_day, to_day, changed, created_at, undone_at, undone_by } = done;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-small">
      <div className="min-w-0 wrap-anywhere">
        <p>{name}</p>
        <p className="text-muted">
          {text.entry(moneyDayText(from_day), moneyDayText(to_day), changed)}
        </p>
        <p className="text-muted">{text.by(actor, formatTime(created_at))}</p>
      </div>
      {undone_at !== null ? (
        <p className="text-muted">{text.undoneBy(undone_by ?? '')}</p>
      ) : (
        writes && (
          <button type="button" disabled={isPending} onClick={onUndo} className={buttonClass.quiet}>
            <Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {text.undo}
            <span className="sr-only">{name}</span>
          </button>
        )
      )}
    </li>
  );
}
