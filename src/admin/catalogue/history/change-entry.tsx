import { Link } from '@tanstack/react-router';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { FullChange, ListedChange } from '#contract/catalogue/history/change.ts';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { useCategories } from '../../use-categories.ts';
import { canRestore, changeSummaryText, isOrder, stillExists } from './change-summary.ts';
import { changeTitle, editLink } from './change-title.ts';
import { DifferenceList } from './difference-list.tsx';
import { fieldDifferences, orderDifference } from './field/field-difference.ts';
import type { Names } from './field/field-value.tsx';
import { OrderList } from './order-list.tsx';
import { restoreMessage } from './restore-message.ts';

/** Restores a logged state and reports fields that couldn't be restored. */
function RestoreButton({ change }: { change: ListedChange }) {
  const { field, history, refusal } = useAdminTexts();
  const text = history.restore;
  const [asking, setAsking] = useState(false);
  const title = changeTitle(change, history);
  const time = formatTime(change.at);
  const isGone = change.action === 'delete';
  const restore = trpc.admin.change.restore.useMutation({
    onSuccess: (restored) => {
      const message = restoreMessage(restored, field, history, refusal.translate);
      if (restored.left_out.length === 0) toast.success(message);
      else toast.error(message);
    },
  });
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <>
      <button
        type="button"
        disabled={restore.isPending}
        onClick={() => setAsking(true)}
        className={buttonClass.quiet}
      >
        <RotateCcw className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span aria-hidden="true">{isGone ? text.bringBack : text.restore}</span>
        <span className="sr-only">
          {isGone ? text.bringBackTo(title, time) : text.restoreTo(title, time)}
        </span>
      </button>
      {asking && (
        <ConfirmDialog
          title={isGone ? text.askToBringBack(title) : text.askToRestore(title)}
          text={isGone ? text.comesBack : text.consequence(time)}
          action={isGone ? text.bringBack : text.restore}
          onConfirm={() => restore.mutate({ seq: change.seq })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Loads the details when an editor opens the change. */
function ChangeDetails({ seq }: { seq: number }) {
  // A log entry never changes.
  const { data, error, refetch } = trpc.admin.change.get.useQuery({ seq }, { staleTime: Infinity });
  const { data: categories } = useCategories();
  if (error) {
    return <LoadError error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton className="h-10" />;
  const names = {
    entities: new Map(data.names.map(({ id, name }) => [id, name])),
    categories: new Map(categories?.items.map(({ id, name }) => [id, name])),
  };
  return <LoadedChange change={data} names={names} />;
}

function LoadedChange({ change, names }: { change: FullChange; names: Names }) {
  const { field, history: text } = useAdminTexts();
  if (!change.kept) {
    return <p className="text-muted text-small">{text.notStored}</p>;
  }
  if (isOrder(change)) return <OrderList difference={orderDifference(change)} names={names} />;
  const differences = fieldDifferences(change, field, text);
  const isFirstKnown = change.action === 'update' && change.before === null;
  return (
    <div className="flex flex-col gap-2">
      {isFirstKnown && <p className="text-muted text-small">{text.beforeNotStored}</p>}
      <DifferenceList differences={differences} names={names} />
    </div>
  );
}

type Props = {
  change: ListedChange;
  /** False in the history of a single entity, where the name is redundant. */
  named?: boolean;
};

export function ChangeEntry({ change, named = true }: Props) {
  const { field, history: text } = useAdminTexts();
  const { at, actor, action, entity, latest } = change;
  const summary = entity === wholeCatalogue ? '' : changeSummaryText(change, field, text);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-raised px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          {named && <EntityTitle change={change} />}
          <p className="text-muted text-small">
            <span dir="auto" className={named ? undefined : 'font-strong text-body text-ink'}>
              {actor}
            </span>{' '}
            · {text.actions[action]}
            {latest && stillExists(change) && ` · ${text.asItIsNow}`} ·{' '}
            <time dateTime={at}>{formatTime(at)}</time>
          </p>
        </div>
        {canRestore(change) && <RestoreButton change={change} />}
      </div>
      {summary && <ExpandableChange summary={summary} change={change} />}
    </li>
  );
}

function EntityTitle({ change }: { change: ListedChange }) {
  const { history: text } = useAdminTexts();
  const link = stillExists(change) ? editLink(change) : undefined;
  const title = changeTitle(change, text);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {link ? (
        <Link {...link} dir="auto" className="font-strong underline-offset-4 hover:underline">
          {title}
        </Link>
      ) : (
        <span dir="auto" className="font-strong">
          {title}
        </span>
      )}
      <span className="text-muted text-small">{text.kinds[change.entity].kind}</span>
    </p>
  );
}

function ExpandableChange({ summary, change }: { summary: string; change: ListedChange }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="-mx-1 flex min-h-7 w-fit max-w-full items-center gap-1.5 rounded-small px-1 text-small hover:bg-lifted">
        <ChevronRight
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span className="min-w-0">{summary}</span>
      </summary>
      {open && (
        <div className="mt-2 border-line border-t pt-3">
          <ChangeDetails seq={change.seq} />
        </div>
      )}
    </details>
  );
}
