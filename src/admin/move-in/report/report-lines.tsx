import { useId, useState } from 'react';
import { fold } from '#contract/fold.ts';
import {
  findingKinds,
  type ImportReport,
  type ReportLine,
} from '#contract/move-in/import-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { pageSize } from '../../list/filter/pager.tsx';
import { LineTable } from './line-table.tsx';

type Filter = { kind: ReportLine['what'] | undefined; q: string };

const matches =
  ({ kind, q }: Filter) =>
  ({ what, name, detail, after = '' }: ReportLine) =>
    (kind === undefined || what === kind) && fold(`${name} ${detail} ${after}`).includes(fold(q));

/** Groups the lines by their kind. */
const grouped = (lines: readonly ReportLine[]) =>
  findingKinds.flatMap((kind) => lines.filter(({ what }) => what === kind));

export function ReportLines({ report: { lines, totals } }: { report: ImportReport }) {
  const text = useAdminTexts().moveIn.report;
  const [filter, setFilter] = useState<Filter>({ kind: undefined, q: '' });
  const [page, setPage] = useState(1);
  const change = (changed: Partial<Filter>) => {
    setFilter({ ...filter, ...changed });
    setPage(1);
  };
  const total = Object.values(totals).reduce((sum, count) => sum + count, 0);
  const shown = grouped(lines).filter(matches(filter));
  if (total === 0) return <p className="text-muted">{text.noLines}</p>;
  return (
    <section aria-labelledby="lines" className="flex flex-col gap-3">
      <h3 id="lines" className="font-strong text-small">
        {text.lines}
      </h3>
      <LineFilter totals={totals} filter={filter} onChange={change} />
      {shown.length === 0 ? (
        <p role="status" className="text-muted">
          {text.nothingFound}
        </p>
      ) : (
        <LineTable lines={shown.slice((page - 1) * pageSize, page * pageSize)} />
      )}
      <LinePager page={page} total={shown.length} onChange={setPage} />
      {total > lines.length && <p className="text-muted text-small">{text.more}</p>}
    </section>
  );
}

type FilterProps = {
  totals: ImportReport['totals'];
  filter: Filter;
  onChange: (changed: Partial<Filter>) => void;
};

function LineFilter({ totals, filter, onChange }: FilterProps) {
  const text = useAdminTexts().moveIn.report;
  const id = useId();
  const kinds = findingKinds.filter((kind) => (totals[kind] ?? 0) > 0);
  return (
    <search className="flex flex-wrap items-end gap-4">
      <Field label={text.kind}>
        {(attributes) => (
          <select
            {...attributes}
            value={filter.kind ?? ''}
            onChange={({ target }) =>
              onChange({ kind: kinds.find((kind) => kind === target.value) })
            }
            className={`min-w-48 ${inputClass}`}
          >
            <option value="">{text.all}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {`${text.findings[kind]} (${formatNumber(totals[kind] ?? 0)})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={id} label={text.search}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            value={filter.q}
            onChange={({ target }) => onChange({ q: target.value })}
            className={`min-w-56 ${inputClass}`}
          />
        )}
      </Field>
    </search>
  );
}

type PagerProps = { page: number; total: number; onChange: (page: number) => void };

function LinePager({ page, total, onChange }: PagerProps) {
  const text = useAdminTexts().list.filter;
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-between gap-3">
      <p role="status" className="figures text-muted text-small">
        {text.page(page, last)}
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          disabled={page === 1}
          onClick={() => onChange(page - 1)}
          className={buttonClass.quiet}
        >
          {text.previous}
        </button>
        <button
          type="button"
          disabled={page >= last}
          onClick={() => onChange(page + 1)}
          className={buttonClass.quiet}
        >
          {text.next}
        </button>
      </div>
    </nav>
  );
}
