import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { trpc } from '../api.ts';
import { toast } from '../frame/toast-store.ts';
import { ResourcePage } from '../list/entity-list-frame.tsx';
import { ChipLinks } from '../list/filter/chip-links.tsx';
import type { ListFilter } from '../list/filter/list-filter.ts';
import { Pager, pageSize } from '../list/filter/pager.tsx';
import { SearchForm } from '../list/filter/search-form.tsx';
import { InboxRow } from './inbox-row.tsx';
import { titleOf } from './inquiry-title.ts';
import { OpenInquiry } from './open-inquiry.tsx';

const chips = [
  { value: undefined, label: 'All' },
  { value: 'application', label: 'Applications' },
  { value: 'message', label: 'Messages' },
  { value: 'unread', label: 'Unread' },
] as const;

export function InboxPage() {
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
  // An inquiry that stays open would be marked read again, or reloaded after it was deleted.
  const close = () =>
    navigate({ to: '.', search: (filter: ListFilter) => ({ ...filter, open: undefined }) });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className={open ? 'max-lg:hidden' : ''}>
        <ResourcePage
          title="Inbox"
          actions={null}
          filters={
            <div className="flex flex-col gap-4">
              <ChipLinks label="Show" name="show" chips={[...chips]} chosen={show} />
              <SearchForm label="Search in what was written" searched={q} minLength={1} />
            </div>
          }
          list={list}
          empty="No messages yet. What visitors and partners send arrives here."
          filtered={show !== undefined || q !== undefined}
        >
          {(rows) => (
            <>
              <ul aria-label="Inbox" className="flex flex-col gap-2">
                {rows.map((inquiry) => (
                  <li key={inquiry.id} data-row>
                    <InboxRow inquiry={inquiry} />
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
              { onSuccess: () => toast.success(`“${titleOf(inquiry)}” was deleted.`) },
            );
          }}
        />
      ) : (
        <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted max-lg:hidden">
          Choose a message to read it.
        </p>
      )}
    </div>
  );
}
