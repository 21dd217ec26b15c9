import { Link } from '@tanstack/react-router';
import type { InquiryRow } from '#contract/visitor/inquiry.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { senderOf } from './inquiry-title.ts';

/** An unread row has a hidden word and a heavier weight, as a dot alone is not accessible. */
export function InboxRow({ inquiry }: { inquiry: InquiryRow }) {
  const { inbox: text } = useAdminTexts();
  const { id, kind, read, subject, excerpt, sent_at } = inquiry;
  return (
    <Link
      to="."
      data-edit
      search={(filter: ListFilter) => ({ ...filter, open: id })}
      className="grid grid-cols-[0.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-card border border-line bg-raised px-3 py-3 transition-colors hover:border-edge aria-[current=page]:border-brass"
    >
      <span
        aria-hidden="true"
        className={`size-2 self-center rounded-full ${read ? '' : 'bg-brass'}`}
      />
      <span dir="auto" className={`truncate ${read ? 'text-muted' : 'font-strong'}`}>
        {!read && <span className="sr-only">{text.unread}</span>}
        {senderOf(inquiry)}
      </span>
      <time dateTime={sent_at} className="text-muted text-small">
        {formatTime(sent_at)}
      </time>
      <span dir="auto" className="col-span-2 col-start-2 truncate">
        {kind === 'application' ? text.application : subject}
      </span>
      <span dir="auto" className="col-span-2 col-start-2 truncate text-muted text-small">
        {excerpt}
      </span>
    </Link>
  );
}
