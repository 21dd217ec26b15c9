import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { InquiryRow } from '#contract/visitor/inquiry.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { inquiryTitle, senderOf } from './inquiry-title.ts';
import { OpenInquiry } from './open-inquiry.tsx';

export function InquiryListPage() {
  const { inbox: text, shared } = useAdminTexts();
  const chips: { value: ListFilter['show']; label: string }[] = [
    { value: undefined, label: shared.all },
    { value: 'application', label: text.chips.application },
    { value: 'message', label: text.chips.message },
    { value: 'report', label: text.chips.report },
    { value: 'unread', label: text.chips.unread },
  ];
  const { show, q, page = 1, open } = useSearch({ from: '/admin/_editor/inbox' });
  const navigate = useNavigate();
  const list = trpc.admin.inquiry.list.useQuery(
    {
      ...(show === 'unread' ? { unread: true } : { kind: show }),
      q,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
    { placeholderData: keepPreviousData },
  );
  const mark = trpc.admin.inquiry.update.useMutation();
  const remove = trpc.admin.inquiry.delete.useMutation();
  // If the inquiry stayed open, it would be marked as read again, or reloaded after being deleted.
  const close = () =>
    navigate({ to: '.', search: (filter: ListFilter) => ({ ...filter, open: undefined }) });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className={open ? 'max-lg:hidden' : ''}>
        <ResourcePage
          title={text.title}
          filters={
            <div className="flex flex-col gap-4">
              <ChipLinks label={text.show} name="show" chips={chips} chosen={show} />
              <SearchForm label={text.search} searched={q} minLength={1} />
            </div>
          }
          list={list}
          empty={text.empty}
          filtered={show !== undefined || q !== undefined}
        >
          {(rows) => (
            <>
              <ul aria-label={text.title} className="flex flex-col gap-2">
                {rows.map((inquiry) => (
                  <li key={inquiry.id} data-row>
                    <InquiryListRow inquiry={inquiry} />
                  </li>
                ))}
              </ul>
              <Pager page={page} total={list.data?.total ?? 0} />
            </>
          )}
        </ResourcePage>
      </div>
      {open ? (
        <OpenInquiry
          id={open}
          onClose={close}
          onMarkUnread={async (id) => {
            await close();
            mark.mutate({ id, read: false });
          }}
          onDelete={async (inquiry) => {
            await close();
            remove.mutate(
              { id: inquiry.id },
              { onSuccess: () => toast.success(text.deleted(inquiryTitle(inquiry, text))) },
            );
          }}
        />
      ) : (
        <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted max-lg:hidden">
          {text.choose}
        </p>
      )}
    </div>
  );
}

/** Marks an unread row with hidden text and a heavier font weight, because a dot isn't accessible. */
function InquiryListRow({ inquiry }: { inquiry: InquiryRow }) {
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
        {senderOf(inquiry, text)}
      </span>
      <time dateTime={sent_at} className="text-muted text-small">
        {formatTime(sent_at)}
      </time>
      <span dir="auto" className="col-span-2 col-start-2 truncate">
        {kind === 'application'
          ? text.application
          : kind === 'report'
            ? inquiryTitle(inquiry, text)
            : subject}
      </span>
      <span dir="auto" className="col-span-2 col-start-2 truncate text-muted text-small">
        {excerpt}
      </span>
    </Link>
  );
}
