import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { trpc } from '../../api.ts';
import { ExportButton } from '../../catalogue/sheet/sheet-links.tsx';
import { useAdminTexts } from '../../language.ts';
import { ListState } from '../../list/entity-list-frame.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import type { Column } from '../../list/table/column.ts';
import { TableFrame } from '../../list/table/table-frame.tsx';
import { Fold } from '../fold.tsx';
import { AddressFile } from './address-file.tsx';
import { AddressRow } from './address-row.tsx';

type Props = {
  /** Of the import. */
  id: number;
  isLocked: boolean;
};

export function AddressSection({ id, isLocked }: Props) {
  const text = useAdminTexts().moveIn.addresses;
  const { q, page } = useSearch({ from: '/admin/_editor/settings/move-in/$id' });
  const { data } = trpc.admin.siteImport.addresses.useQuery({ id, limit: 1 });
  return (
    <Fold
      title={text.title}
      state={data ? text.summary(data.total) : ''}
      startsOpen={q !== undefined || page !== undefined}
    >
      <Addresses id={id} isLocked={isLocked} />
    </Fold>
  );
}

function Addresses({ id, isLocked }: Props) {
  const text = useAdminTexts().moveIn.addresses;
  const { q, page = 1 } = useSearch({ from: '/admin/_editor/settings/move-in/$id' });
  const list = trpc.admin.siteImport.addresses.useQuery(
    { id, q, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const utils = trpc.useUtils();
  const columns: Column[] = [
    { name: 'from', label: text.columns.from, width: 'minmax(0,1fr)' },
    { name: 'to', label: text.columns.to, width: 'minmax(0,1.4fr)' },
  ];
  return (
    <>
      <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm label={text.search} searched={q} minLength={1} />
        <ExportButton
          file="addresses.csv"
          load={() => utils.admin.siteImport.exportAddresses.fetch({ id }, { staleTime: 0 })}
        />
      </div>
      <ListState list={list} empty={text.empty} filtered={q !== undefined}>
        {(rows) => (
          <>
            <TableFrame label={text.title} columns={columns} actions={1.25}>
              <tbody className="block">
                {rows.map((address) => (
                  <AddressRow
                    key={address.from_path}
                    id={id}
                    address={address}
                    isLocked={isLocked}
                  />
                ))}
              </tbody>
            </TableFrame>
            <Pager page={page} total={list.data?.total ?? 0} />
          </>
        )}
      </ListState>
      {!isLocked && <AddressFile id={id} />}
    </>
  );
}
