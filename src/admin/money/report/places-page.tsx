import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type EarnedBy, earnedBy, type MoneyPlaces } from '#contract/money/money-report.ts';
import { inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { monthText } from '../money-text.ts';
import { MonthBar } from './period-bar.tsx';
import { PlaceTable } from './place-table.tsx';
import { RatesUsed } from './rates-used.tsx';

const to = '/admin/money/places';

/** The places on the site that the earnings of a month came from. */
export function PlacesPage() {
  const { frame, moneyReport } = useAdminTexts();
  const text = moneyReport.places;
  const filter = useSearch({ from: '/admin/_editor/money/places' });
  const { month, currency, earned = 'place', programme } = filter;
  const { data, error, refetch } = trpc.admin.money.places.useQuery(
    { month, currency, by: earned, programme_id: programme },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle>{frame.screens.moneyPlaces}</PageTitle>
        <MoneyTabs />
        <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      </div>
      <MonthBar to={to} month={month ?? data?.month} currency={currency ?? data?.currency}>
        <Choices earned={earned} programme={programme} />
      </MonthBar>
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <LoadedPlaces report={data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function Choices({ earned, programme }: { earned: EarnedBy; programme: number | undefined }) {
  const { places: text } = useAdminTexts().moneyReport;
  const navigate = useNavigate();
  const programmes = trpc.admin.programme.list.useQuery({}).data?.items ?? [];
  return (
    <>
      <label className="flex items-center gap-2 whitespace-nowrap text-muted text-small">
        {text.by}
        <select
          value={earned}
          onChange={({ target }) =>
            navigate({
              to,
              search: (filter) => ({
                ...filter,
                earned: earnedBy.find((by) => by === target.value),
              }),
            })
          }
          className={`text-ink ${inputClass}`}
        >
          {earnedBy.map((by) => (
            <option key={by} value={by}>
              {text.dimensions[by]}
            </option>
          ))}
        </select>
      </label>
      {programmes.length > 1 && (
        <select
          aria-label={text.programme}
          value={programme ?? ''}
          onChange={({ target }) =>
            navigate({
              to,
              search: (filter) => ({ ...filter, programme: Number(target.value) || undefined }),
            })
          }
          className={`max-w-56 truncate text-small ${inputClass}`}
        >
          <option value="">{text.allProgrammes}</option>
          {programmes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function LoadedPlaces({ report }: { report: MoneyPlaces }) {
  const { moneyReport, refusal } = useAdminTexts();
  const text = moneyReport.places;
  const { month, items, missing, rates } = report;
  return (
    <>
      <h2 className="text-large">{monthText(month)}</h2>
      {missing.length > 0 && (
        <div className="text-small text-warning">
          <p>{text.missing}</p>
          <ul>
            {missing.map((reason) => (
              <li key={reason}>{refusal.translate(reason)}</li>
            ))}
          </ul>
        </div>
      )}
      {items.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
          {text.empty}
        </p>
      ) : (
        <>
          <PlaceTable report={report} />
          <p className="max-w-[44rem] text-muted text-small">{text.intervalHint}</p>
        </>
      )}
      <RatesUsed rates={rates} />
    </>
  );
}
