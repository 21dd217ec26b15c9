import { Link } from '@tanstack/react-router';
import type { Release } from '#contract/release/release.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { isInTrouble, publicationText, releaseStatuses } from './release-status.ts';

/** A release that failed or is late is red, and says why. */
export function ReleaseRow({ release }: { release: Release }) {
  const { release: text } = useAdminTexts();
  const { id, name, author, proposals, failure, undo_of } = release;
  const isBad = isInTrouble(release);
  const facts = [
    publicationText(release, text),
    author,
    text.changes(proposals),
    undo_of === null ? '' : text.list.undoOf,
  ];
  return (
    <li
      data-row
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-2.5 text-small first:rounded-t-card first:border-t-0 last:rounded-b-card ${isBad ? 'border-danger-line bg-danger-ground' : 'border-line hover:bg-lifted'}`}
    >
      <div className="min-w-0 flex-1 basis-[60%]">
        <p dir="auto" className="truncate font-strong">
          <Link
            to="/admin/releases/$id"
            params={{ id: String(id) }}
            data-edit
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="figures text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {isBad && (
          <p dir="auto" className="text-danger">
            {failure ? text.page.failed(failure) : text.page.late}
          </p>
        )}
      </div>
      <StatusChips statuses={releaseStatuses(release, text)} />
    </li>
  );
}
