import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ListedChange } from '#contract/catalogue/history/change.ts';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ChangeDetails } from './change-details.tsx';
import { canRestore, changeSummaryText, stillExists } from './change-summary.ts';
import { changeTitle, editLink } from './change-title.ts';
import { RestoreButton } from './restore-button.tsx';

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
