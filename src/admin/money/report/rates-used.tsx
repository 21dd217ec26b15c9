import { centralBank, type Rate, sampleSource } from '#contract/money/rate.ts';
import { useAdminTexts } from '../../language.ts';
import { moneyDayText } from '../money-text.ts';

/** The rates that a report was converted with, so that anyone can check it. */
export function RatesUsed({ rates }: { rates: Rate[] }) {
  const { moneyReport: text } = useAdminTexts();
  if (rates.length === 0) return null;
  return (
    <section aria-labelledby="rates-used" className="text-small">
      <h2 id="rates-used" className="mb-1 font-strong">
        {text.ratesTitle}
      </h2>
      <ul className="text-muted print:text-inherit">
        {rates.map(({ day, currency, per_eur, source }) => (
          <li key={`${day}-${currency}-${per_eur}`} className="figures">
            {text.rate(
              per_eur,
              currency,
              moneyDayText(day),
              source === centralBank ? text.bank : source === sampleSource ? text.invented : source,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
