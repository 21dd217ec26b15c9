import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { ListedChange } from '#contract/catalogue/history/change.ts';
import { wholeCatalogue } from '#contract/catalogue/history/entity-kind.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ChangeDetails } from './change-details.tsx';
import { canRestore, changeSummaryText, stillExists } from './change-summary.ts';
import { changeTitle, editLink } from './change-title.ts';
import { RestoreButton } from './restore-button.tsx';

type Props = {
  changes: ListedChange[];
  /** False in the history of a single entity, where the name is redundant. */
  named?: boolean;
};

/** One line per change if there is room, otherwise several. */
export function ChangeList({ changes, named = true }: Props) {
  const { history: text } = useAdminTexts();
  return (
    <div className="@container w-full">
      <ol aria-label={text.list} className="rounded-card border border-line bg-raised text-small">
        {changes.map((change) => (
          <ChangeEntry key={change.seq} change={change} named={named} />
        ))}
      </ol>
    </div>
  );
}

const columns = {
  named: '@min-[54rem]:grid-cols-[10rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)_2.25rem]',
  unnamed: '@min-[54rem]:grid-cols-[10rem_minmax(0,3fr)_minmax(0,6fr)_2.25rem]',
};

function ChangeEntry({ change, named }: { change: ListedChange; named: boolean }) {
  const { field, history: text } = useAdminTexts();
  const { at, actor, action, entity, latest, approved_by, release_id } = change;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const summary = entity === wholeCatalogue ? '' : changeSummaryText(change, field, text);
  return (
    <li className="border-line border-t first:border-t-0">
      <div
        className={`flex min-h-10 flex-wrap items-center gap-x-3 px-3 @max-[54rem]:py-2 hover:bg-lifted @min-[54rem]:grid @min-[54rem]:min-h-[39px] ${named ? columns.named : columns.unnamed}`}
      >
        <time dateTime={at} className="figures truncate text-muted">
          {formatTime(at)}
        </time>
        <p className="min-w-0 truncate text-muted">
          <span dir="auto" className="text-ink">
            {actor}
          </span>
          {approved_by !== null && text.approvedBy(approved_by)} · {text.actions[action]}
          {release_id !== null && <ReleaseLink id={release_id} />}
          {latest && stillExists(change) && ` · ${text.asItIsNow}`}
        </p>
        {named && <EntityTitle change={change} />}
        {summary ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={detailsId}
            onClick={() => setOpen(!open)}
            title={summary}
            className="flex min-h-9 min-w-0 items-center gap-1.5 rounded-small text-left hover:text-ink @max-[54rem]:order-last @max-[54rem]:basis-full"
          >
            <ChevronRight
              className={`size-4 shrink-0 text-muted transition-transform ${open ? 'rotate-90' : ''}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <span className="min-w-0 @min-[54rem]:truncate">{summary}</span>
          </button>
        ) : (
          <span className="hidden @min-[54rem]:block" />
        )}
        <span className="ml-auto">{canRestore(change) && <RestoreButton change={change} />}</span>
      </div>
      <div id={detailsId}>
        {open && (
          <div className="border-line border-t px-3 py-3">
            <ChangeDetails seq={change.seq} />
          </div>
        )}
      </div>
    </li>
  );
}

function ReleaseLink({ id }: { id: number }) {
  const { history: text } = useAdminTexts();
  return (
    <>
      {' · '}
      <Link
        to="/admin/releases/$id"
        params={{ id: String(id) }}
        className="underline underline-offset-4 hover:text-ink"
      >
        {text.inRelease}
      </Link>
    </>
  );
}

function EntityTitle({ change }: { change: ListedChange }) {
  const { history: text } = useAdminTexts();
  const link = stillExists(change) ? editLink(change) : undefined;
  const title = changeTitle(change, text);
  return (
    <p
      title={title}
      className="flex min-w-0 items-baseline gap-x-2 @max-[54rem]:order-first @max-[54rem]:basis-[80%]"
    >
      {link ? (
        <Link
          {...link}
          dir="auto"
          className="truncate font-strong underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      ) : (
        <span dir="auto" className="truncate font-strong">
          {title}
        </span>
      )}
      <span className="shrink-0 text-muted">{text.kinds[change.entity].kind}</span>
    </p>
  );
}
