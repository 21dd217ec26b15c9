import type { ClickReport } from '#contract/partner/click-report.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { changeOf, formatMoney, percent } from './report-text.ts';

type Props = Pick<ClickReport, 'total'> & { timeBefore: string };

/** The sums of the period. */
export function ReportFigures({ total, timeBefore }: Props) {
  const { report: text } = useAdminTexts();
  return (
    <dl className="mb-4 flex flex-wrap gap-x-5 gap-y-2">
      <Figure
        name={text.clicks}
        value={formatNumber(total.clicks)}
        note={changeOf(total.clicks, total.before)}
      />
      <Figure name={timeBefore} value={formatNumber(total.before)} />
      <Figure name={text.repeatsNotCounted} value={formatNumber(total.repeats)} />
      <Conversions total={total} />
    </dl>
  );
}

function Conversions({ total }: Pick<ClickReport, 'total'>) {
  const { report: text } = useAdminTexts();
  return (
    <>
      {total.signups > 0 && (
        <Figure
          name={text.signups}
          value={formatNumber(total.signups)}
          note={changeOf(total.signups, total.signups_before)}
        />
      )}
      {total.signups > 0 && total.clicks > 0 && (
        <Figure name={text.rate} value={percent(total.signups / total.clicks)} />
      )}
      {total.deposits > 0 && (
        <Figure
          name={text.deposits}
          value={formatNumber(total.deposits)}
          note={changeOf(total.deposits, total.deposits_before)}
        />
      )}
      {total.money.map(({ currency, earned, earned_before, epc }) => (
        <Figure
          key={currency}
          name={total.money.length > 1 ? text.inCurrency(text.earnings, currency) : text.earnings}
          value={formatMoney(earned, currency)}
          note={[
            ...(earned_before > 0 ? [changeOf(earned, earned_before)] : []),
            ...(epc === null ? [] : [text.aClick(formatMoney(epc, currency))]),
          ].join(' · ')}
        />
      ))}
    </>
  );
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt className="text-muted text-small">{name}</dt>
    <dd className="figures font-heading font-strong text-large">
      {value}
      {note && <span className="ml-1.5 text-muted text-small">{note}</span>}
    </dd>
  </div>
);
