import type { MarketCode } from '#contract/market.ts';
import { FieldError } from '../../ui/field/field.tsx';

type Props = {
  legend: string;
  hint: string | undefined;
  error: string | undefined;
  labels: Record<MarketCode, string>;
  chosen: string[];
};

export const MarketChoice = ({ legend, hint, error, labels, chosen }: Props) => (
  <fieldset
    id="markets"
    tabIndex={-1}
    aria-describedby={[hint && 'markets-hint', error && 'markets-error'].filter(Boolean).join(' ')}
    className="flex scroll-mt-20 flex-col gap-1.5 sm:col-span-2"
  >
    <legend className="mb-1.5 font-strong text-small">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {(Object.keys(labels) as MarketCode[]).map((market) => (
        <label
          key={market}
          className="flex min-h-10 items-center gap-2.5 rounded-full border border-edge px-4 transition-colors hover:border-ink has-checked:border-brass"
        >
          <input
            type="checkbox"
            name="markets"
            value={market}
            defaultChecked={chosen.includes(market)}
            aria-invalid={error !== undefined}
            className="size-4 accent-brass"
          />
          {labels[market]}
        </label>
      ))}
    </div>
    {hint && (
      <p id="markets-hint" className="text-muted text-small">
        {hint}
      </p>
    )}
    {error && <FieldError id="markets-error" message={error} />}
  </fieldset>
);
