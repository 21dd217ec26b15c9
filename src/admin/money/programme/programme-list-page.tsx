import { Link } from '@tanstack/react-router';
import type { Deal } from '#contract/money/deal.ts';
import type { Programme } from '#contract/money/programme.ts';
import { localDay } from '#contract/wall-clock.ts';
import { trpc } from '../../api.ts';
import { SheetLinks } from '../../catalogue/sheet/sheet-links.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { rowClass, TableFrame } from '../../list/table/table-frame.tsx';
import { isInForce } from '../deal/deal-state.ts';
import { useDealSentence } from '../deal/use-deal-sentence.ts';
import { moneyDayText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';
import { useProductNames } from '../use-product-names.ts';
import { MoneyHistory } from './money-history.tsx';
import { OtherSheets } from './other-sheets.tsx';

const latestImports = 200;

export function ProgrammeListPage() {
  const { frame, programme: text } = useAdminTexts();
  const writes = useWritesMoney();
  const utils = trpc.useUtils();
  const list = trpc.admin.programme.list.useQuery({});
  const to = '/admin/programmes/new';
  return (
    <div className="flex flex-col gap-10">
      <ResourcePage<Programme>
        title={frame.screens.programmes}
        actions={
          <SheetLinks
            file="programmes.csv"
            importAt={writes ? '/admin/programmes/import' : undefined}
            load={() => utils.admin.programme.exportCsv.fetch(undefined, { staleTime: 0 })}
          />
        }
        filters={<p className="max-w-[44rem] text-muted">{text.explanation}</p>}
        {...(writes && { create: { to, label: text.create, first: text.first } })}
        list={list}
        empty={text.empty}
        filtered={false}
      >
        {(programmes) => <ProgrammeTable programmes={programmes} />}
      </ResourcePage>
      <OtherSheets />
      {/* Also lists deleted programmes, which have no screen of their own to restore them from. */}
      <MoneyHistory />
    </div>
  );
}

function ProgrammeTable({ programmes }: { programmes: Programme[] }) {
  const { frame, programme: text } = useAdminTexts();
  const writes = useWritesMoney();
  const deals = trpc.admin.deal.list.useQuery({}).data?.items ?? [];
  const imports = trpc.admin.programmeStat.imports.useQuery({ limit: latestImports }).data?.items;
  const columns = [
    { name: 'name', label: text.columns.name, width: 'minmax(0,1.1fr)' },
    { name: 'products', label: text.columns.products, width: 'minmax(0,1fr)' },
    { name: 'deal', label: text.columns.deal, width: 'minmax(0,2fr)' },
    { name: 'figures', label: text.columns.figures, width: '9rem' },
  ];
  return (
    <TableFrame label={frame.screens.programmes} columns={columns} actions={writes ? 1 : 0}>
      <tbody className="block">
        {programmes.map((programme) => (
          <ProgrammeRow
            key={programme.id}
            programme={programme}
            deals={deals.filter(({ programme_id }) => programme_id === programme.id)}
            lastDay={imports
              ?.filter((one) => one.programme_id === programme.id && one.undone_at === null)
              .map(({ to_day }) => to_day)
              .reduce<string | undefined>(
                (last, day) => (last === undefined || day > last ? day : last),
                undefined,
              )}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}

type RowProps = { programme: Programme; deals: Deal[]; lastDay: string | undefined };

function ProgrammeRow({ programme, deals, lastDay }: RowProps) {
  const { form, programme: text } = useAdminTexts();
  const { id, name, platform, product_ids, time_zone } = programme;
  const writes = useWritesMoney();
  const sentenceOf = useDealSentence(deals);
  const products = useProductNames(product_ids);
  const remove = trpc.admin.programme.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(name)),
  });
  const [deal, ...others] = deals.filter((one) => isInForce(one, localDay(time_zone, new Date())));
  const cell = 'block min-w-0 basis-full py-1 wrap-anywhere @min-[54rem]:py-2.5';
  return (
    <tr className={rowClass}>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <Link
          to="/admin/programmes/$id"
          params={{ id: String(id) }}
          dir="auto"
          className="font-strong text-body underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="block text-muted">{platform ?? text.noPlatform}</span>
      </th>
      <td className={`${cell} empty:hidden @min-[54rem]:empty:block`}>{products.join(', ')}</td>
      <td className={cell}>
        {deal ? sentenceOf(deal) : <span className="text-warning">{text.noDeal}</span>}
        {others.length > 0 && (
          <span className="block text-muted">{text.moreDeals(others.length)}</span>
        )}
      </td>
      <td className={`${cell} text-muted`}>
        <span className="@min-[54rem]:hidden">{text.columns.figures}: </span>
        {lastDay ? text.until(moneyDayText(lastDay)) : text.noFigures}
      </td>
      {writes && (
        <td className="block">
          <DeleteButton
            name={name}
            consequence={text.deletion}
            isPending={remove.isPending}
            onDelete={() => remove.mutate({ id })}
          />
        </td>
      )}
    </tr>
  );
}
