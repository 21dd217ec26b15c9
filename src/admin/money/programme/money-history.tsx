import { RotateCcw } from 'lucide-react';
import type { MoneyChange } from '#contract/money/money-change.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ConfirmedButton } from '../list/confirmed-button.tsx';
import { MoneySection } from '../list/money-section.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import { moneyDayText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';

/** The history of a programme with its deals, sources, statements and payments. */
export function MoneyHistory({ programmeId }: { programmeId?: number }) {
  const { history: text } = useAdminTexts().programme;
  const { limit, grow } = useGrowingList();
  const query = trpc.admin.moneyChange.list.useQuery(
    { programme_id: programmeId, limit },
    { placeholderData: (before) => before },
  );
  return (
    <MoneySection
      id="money-history"
      title={text.title}
      empty={text.empty}
      look="lines"
      query={query}
      grow={grow}
    >
      {(change, index, changes) => (
        <Change change={change} isCurrent={!changes.slice(0, index).some(isAboutSame(change))} />
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
};

function Change({ change, isCurrent }: ChangeProps) {
  const { history: text } = useAdminTexts().programme;
  const writes = useWritesMoney();
  const restore = trpc.admin.moneyChange.restore.useMutation({
    onSuccess: () => toast.success(text.restored),
  });
  const { id, action, kind, name, actor, at, acts_from, reason, snapshot } = change;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p>{text.entry(text.actions[action], text.kinds[kind], name)}</p>
        <p className="text-muted">{text.by(actor, formatTime(at))}</p>
        {acts_from && (
          <p className="text-warning">{text.backdated(moneyDayText(acts_from), reason ?? '')}</p>
        )}
      </div>
      {writes && snapshot && !isCurrent && (
        <ConfirmedButton
          icon={RotateCcw}
          action={text.restore}
          name={name}
          question={text.ask}
          consequence={text.consequence}
          isPending={restore.isPending}
          onConfirm={() => restore.mutate({ id })}
        />
      )}
    </div>
  );
}
