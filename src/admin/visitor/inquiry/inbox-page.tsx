import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { InboxRow } from './inbox-row.tsx';
import { titleOf } from './inquiry-title.ts';
import { OpenInquiry } from './open-inquiry.tsx';

export function InboxPage() {
  const { inbox: text, shared } = useAdminTexts();
  const chips: { value: ListFilter['show']; label: string }[] = [
    { value: undefined, label: shared.all },
    { value: 'application', label: text.chips.application },
    { value: 'message', label: text.chips.message },
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
  // An inquiry that stays open would be marked read again, or reloaded after it was deleted.
  const close = () =>
    navigate({ to: '.', search: (filter: ListFilter) => ({ ...filter, open: undefined }) });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className={open ? 'max-lg:hidden' : ''}>
        <ResourcePage
          title={text.title}
          actions={null}
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
              { onSuccess: () => toast.success(text.deleted(titleOf(inquiry, text))) },
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
