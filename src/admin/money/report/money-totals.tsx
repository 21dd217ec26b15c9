import type { MoneyReport } from '#contract/money/money-report.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ShownAmount } from './shown-amount.tsx';

const counts = ['clicks', 'visits', 'sign_ups', 'first_deposits'] as const;
const amounts = ['earned', 'stated', 'corrected', 'paid', 'open'] as const;

type Props = Pick<MoneyReport, 'totals' | 'currency'>;

/** The sums of all programmes. The expected amount isn't income, so it isn't among them. */
export function MoneyTotals({ totals, currency }: Props) {
  const { columns: text } = useAdminTexts().moneyReport;
  const isCorrected = totals.corrected.originals.length > 0;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      {counts.map((name) => (
        <div key={name}>
          <dt className="text-muted text-small">{text[name]}</dt>
          <dd className="figures font-heading font-strong text-large">
            {formatNumber(totals[name])}
          </dd>
        </div>
      ))}
      {amounts
        .filter((name) => name !== 'corrected' || isCorrected)
        .map((name) => (
          <div key={name}>
            <dt className="text-muted text-small">{text[name]}</dt>
            <dd className="figures font-heading font-strong text-large">
              <ShownAmount money={totals[name]} currency={currency} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
