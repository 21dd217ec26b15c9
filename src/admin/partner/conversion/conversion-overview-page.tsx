import { Link } from '@tanstack/react-router';
import type { ConversionOverview } from '#contract/partner/conversion.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { LoadError } from '../../load-error.tsx';
import { formatMoney } from '../click-report/report-text.ts';
import { outcomeTones, reasonsOf } from './outcome-text.ts';

type Partner = ConversionOverview['items'][number];

/** Lists the reports of every partner, so that editors notice when one stops reporting. */
export function ConversionOverviewPage() {
  const { conversion, report } = useAdminTexts();
  const { overview: text } = conversion;
  const { data, error, refetch } = trpc.admin.conversion.overview.useQuery();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <PageTitle>{text.title}</PageTitle>
        <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      </div>
      {data?.has_examples && (
        <p className="rounded-card border border-edge border-dashed px-4 py-2.5 font-strong text-small">
          {report.examples}
        </p>
      )}
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data?.items.length === 0 && <p className="text-muted">{text.empty}</p>}
      {data && data.items.length > 0 && <OverviewTable partners={data.items} />}
    </div>
  );
}

function OverviewTable({ partners }: { partners: Partner[] }) {
  const { overview: text } = useAdminTexts().conversion;
  const cell = 'px-3 py-2.5 first:pl-4 last:pr-4';
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{text.title}</caption>
        <thead className="border-line border-b text-muted">
          <tr>
            {(['partner', 'clicks', 'signups', 'deposits', 'earned', 'last'] as const).map(
              (name) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cell} whitespace-nowrap font-strong ${isText(name) ? 'text-left' : 'text-right'} ${name === 'partner' ? 'sticky left-0 bg-raised' : ''}`}
                >
                  {text.columns[name]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {partners.map((partner) => (
            <tr key={partner.product_id} className="border-line border-b last:border-b-0">
              <th
                scope="row"
                className={`${cell} sticky left-0 min-w-32 bg-raised text-left font-normal text-body`}
              >
                <Link
                  to="/admin/products/$id/conversions"
                  params={{ id: String(partner.product_id) }}
                  dir="auto"
                  className="inline-block py-0.5 underline-offset-4 hover:underline"
                >
                  {partner.name}
                </Link>
              </th>
              {(['clicks', 'signups', 'deposits'] as const).map((name) => (
                <td key={name} className={`${cell} figures text-right`}>
                  {formatNumber(partner[name])}
                </td>
              ))}
              <td className={`${cell} figures whitespace-nowrap text-right`}>
                {partner.earned
                  .map(({ amount, currency }) => formatMoney(amount, currency))
                  .join(' + ') || '–'}
              </td>
              <td className={`${cell} min-w-52`}>
                <LastPostback partner={partner} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isText = (name: string) => name === 'partner' || name === 'last';

function LastPostback({ partner: { last, has_key, has_click_parameter } }: { partner: Partner }) {
  const texts = useAdminTexts();
  const { overview: text, log } = texts.conversion;
  if (!has_click_parameter) return <p className="text-muted">{text.noParameter}</p>;
  if (!last) return <p className="text-muted">{has_key ? text.nothingYet : text.noKey}</p>;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <StatusChips
          statuses={[{ label: log.outcomes[last.outcome], tone: outcomeTones[last.outcome] }]}
        />
        <time dateTime={last.at} className="figures whitespace-nowrap text-muted">
          {formatTime(last.at)}
        </time>
      </div>
      {reasonsOf(last, texts).map((reason) => (
        <p key={reason} className="wrap-anywhere text-muted">
          {reason}
        </p>
      ))}
    </div>
  );
}
