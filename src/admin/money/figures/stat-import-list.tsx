import { Undo2 } from 'lucide-react';
import type { z } from 'zod';
import type { statImportEntry } from '#contract/money/stat-import.ts';
import { useFocusAfterForm } from '../../../ui/form-focus.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ConfirmedButton } from '../list/confirmed-button.tsx';
import { MoneySection } from '../list/money-section.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import { moneyDayText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';

/** Past imports of a programme's figures, which can be undone. */
export function StatImportList({ programmeId }: { programmeId: number }) {
  const { imports: text } = useAdminTexts().statSource;
  const { limit, grow } = useGrowingList();
  const query = trpc.admin.programmeStat.imports.useQuery(
    { programme_id: programmeId, limit },
    { placeholderData: (before) => before },
  );
  return (
    <MoneySection
      id="stat-imports"
      title={text.title}
      empty={text.empty}
      look="lines"
      query={query}
      grow={grow}
    >
      {(one) => <ImportRow done={one} />}
    </MoneySection>
  );
}

function ImportRow({ done }: { done: z.output<typeof statImportEntry> }) {
  const { imports: text } = useAdminTexts().statSource;
  const writes = useWritesMoney();
  const undo = trpc.admin.programmeStat.undoImport.useMutation({
    onSuccess: () => toast.success(text.undone),
  });
  const undone = useFocusAfterForm<HTMLParagraphElement>(done.undone_at === null);
  const { id, name, actor, from_day, to_day, changed, created_at, undone_at, undone_by } = done;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 wrap-anywhere">
        <p>{name}</p>
        <p className="text-muted">
          {text.entry(moneyDayText(from_day), moneyDayText(to_day), changed)}
        </p>
        <p className="text-muted">{text.by(actor, formatTime(created_at))}</p>
      </div>
      {undone_at !== null && (
        <p ref={undone} tabIndex={-1} className="text-muted">
          {text.undoneBy(undone_by ?? '')}
        </p>
      )}
      {undone_at === null && writes && (
        <ConfirmedButton
          icon={Undo2}
          action={text.undo}
          name={name}
          question={text.ask}
          consequence={text.consequence}
          isPending={undo.isPending}
          onConfirm={() => undo.mutate({ id })}
        />
      )}
    </div>
  );
}
