import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isMoneyCurrency } from '#contract/money/money-currency.ts';
import { centralBank, type Rate } from '#contract/money/rate.ts';
import { inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ListState } from '../../list/entity-list-frame.tsx';
import { DayInput } from '../../list/filter/day-input.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { rowClass, TableFrame } from '../../list/table/table-frame.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { moneyDayText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';

const to = '/admin/money/rates';

export function RateList() {
  const { list: text } = useAdminTexts().moneyRate;
  const filter = useSearch({ from: '/admin/_editor/money/rates' });
  const { currency, from, to, page = 1 } = filter;
  const query = trpc.admin.rate.list.useQuery(
    { currency, from, to, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: (before) => before },
  );
  return (
    <TitledSection id="rates" title={text.title} className="flex flex-col gap-4">
      <RateFilters />
      <ListState<Rate> list={query} empty={text.empty} filtered={Boolean(currency || from || to)}>
        {(rates) => <RateTable rates={rates} />}
      </ListState>
      {query.data && <Pager page={page} total={query.data.total} />}
    </TitledSection>
  );
}

function RateFilters() {
  const { list: text } = useAdminTexts().moneyRate;
  const navigate = useNavigate();
  const filter = useSearch({ from: '/admin/_editor/money/rates' });
  const choose = (changed: Partial<typeof filter>) =>
    navigate({ to, search: { ...filter, page: undefined, ...changed } });
  return (
    <FilterRow>
      <CurrencyInput
        key={filter.currency}
        chosen={filter.currency}
        onChoose={(currency) => choose({ currency })}
      />
      <DayInput
        label={text.from}
        chosen={filter.from ?? ''}
        choose={(day) => choose({ from: day || undefined })}
      />
      <DayInput
        label={text.to}
        chosen={filter.to ?? ''}
        choose={(day) => choose({ to: day || undefined })}
      />
    </FilterRow>
  );
}

type CurrencyProps = {
  chosen: string | undefined;
  onChoose: (currency: string | undefined) => void;
};

/** Filters as soon as the code is one of a currency. */
function CurrencyInput({ chosen = '', onChoose }: CurrencyProps) {
  const { list: text } = useAdminTexts().moneyRate;
  const [typed, setTyped] = useState(chosen);
  return (
    <input
      type="text"
      aria-label={text.filter}
      placeholder={text.allCurrencies}
      value={typed}
      maxLength={5}
      autoComplete="off"
      onChange={({ target }) => {
        const code = target.value.trim().toUpperCase();
        setTyped(code);
        if (code === '') onChoose(undefined);
        else if (isMoneyCurrency(code)) onChoose(code);
      }}
      className={`max-w-44 ${inputClass}`}
    />
  );
}

function RateTable({ rates }: { rates: Rate[] }) {
  const { list: text } = useAdminTexts().moneyRate;
  const writes = useWritesMoney();
  const columns = [
    { name: 'day', label: text.day, width: '9rem' },
    { name: 'currency', label: text.currency, width: '6rem' },
    { name: 'per_eur', label: text.perEur, width: '12rem' },
    { name: 'source', label: text.source, width: 'minmax(0,1fr)' },
  ];
  return (
    <TableFrame label={text.title} columns={columns} actions={writes ? 1 : 0}>
      <tbody className="block">
        {rates.map((rate) => (
          <RateRow key={`${rate.day}-${rate.currency}`} rate={rate} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function RateRow({ rate: { day, currency, per_eur, source } }: { rate: Rate }) {
  const { list: text } = useAdminTexts().moneyRate;
  const writes = useWritesMoney();
  const remove = trpc.admin.rate.remove.useMutation({
    onSuccess: () => toast.success(text.deleted),
  });
  const isEntered = source !== centralBank;
  const cell = 'block min-w-0 py-1 wrap-anywhere @min-[54rem]:py-2';
  return (
    <tr className={rowClass}>
      <th scope="row" className={`${cell} text-left font-normal`}>
        {moneyDayText(day)}
      </th>
      <td className={cell}>{currency}</td>
      <td className={`${cell} figures font-strong`}>{text.amount(per_eur, currency)}</td>
      <td className={`${cell} text-muted`}>{isEntered ? source : text.bank}</td>
      {writes && (
        <td className="block">
          {isEntered && (
            <DeleteButton
              name={`${currency}, ${moneyDayText(day)}`}
              consequence={text.deletion}
              isPending={remove.isPending}
              onDelete={() => remove.mutate({ day, currency })}
            />
          )}
        </td>
      )}
    </tr>
  );
}
