import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { MoneyChange } from '#contract/money/money-change.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { MoneySection } from '../money-section.tsx';
import { moneyDayText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';

const perStep = 20;

/** The history of a programme with its deals, sources, statements and payments. */
export function MoneyHistory({ programmeId }: { programmeId?: number }) {
  const { history: text } = useAdminTexts().programme;
  const [limit, setLimit] = useState(perStep);
  const [asking, setAsking] = useState<MoneyChange>();
  const query = trpc.admin.moneyChange.list.useQuery(
    { programme_id: programmeId, limit },
    { placeholderData: (before) => before },
  );
  const restore = trpc.admin.moneyChange.restore.useMutation({
    onSuccess: () => toast.success(text.restored),
  });
  return (
    <MoneySection id="money-history" title={text.title} empty={text.empty} query={query}>
      {(changes) => (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
            {changes.map((change, index) => (
              <Change
                key={change.id}
                change={change}
                isPending={restore.isPending}
                isCurrent={!changes.slice(0, index).some(isAboutSame(change))}
                onRestore={() => setAsking(change)}
              />
            ))}
          </ul>
          {(query.data?.total ?? 0) > changes.length && (
            <div>
              <button
                type="button"
                onClick={() => setLimit(limit + perStep)}
                className={buttonClass.quiet}
              >
                {text.more}
              </button>
            </div>
          )}
          {asking && (
            <ConfirmDialog
              title={text.ask}
              text={text.consequence}
              action={text.restore}
              onConfirm={() => restore.mutate({ id: asking.id })}
              onClose={() => setAsking(undefined)}
            />
          )}
        </>
      )}
    </MoneySection>
  );
}

const isAboutSame = (one: MoneyChange) => (other: MoneyChange) =>
  one.kind === other.kind && one.entity_id === other.entity_id;

type ChangeProps = {
  change: MoneyChange;
  /** The newest change of its entry, whose state is the current one. */
  isCurrent: boolean;
  isPending: boolean;
  onRestore: () => void;
};

function Change({ change, isCurrent, isPending, onRestore }: ChangeProps) {
  const { history: text } = useAdminTexts().programme;
  const writes = useWritesMoney();
  const { action, kind, name, actor, at, acts_from, reason, snapshot } = change;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-small">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p>{text.entry(text.actions[action], text.kinds[kind], name)}</p>
        <p className="text-muted">{text.by(actor, formatTime(at))}</p>
        {acts_from && (
          <p className="text-warning">{text.backdated(moneyDayText(acts_from), reason ?? '')}</p>
        )}
      </div>
      {writes && snapshot && !isCurrent && (
        <button
          type="button"
          disabled={isPending}
          onClick={onRestore}
          className={buttonClass.quiet}
        >
          <RotateCcw className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.restore}
          <span className="sr-only">{name}</span>
        </button>
      )}
    </li>
  );
}
