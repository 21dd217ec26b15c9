import type { MarketCard } from '#contract/site/market.ts';
import { FieldError } from '../../../ui/field/field.tsx';

type Props = {
  legend: string;
  hint: string | undefined;
  error: string | undefined;
  markets: readonly MarketCard[];
  chosen: string[];
};

export const MarketChoice = ({ legend, hint, error, markets, chosen }: Props) => (
  <fieldset
    id="markets"
    tabIndex={-1}
    aria-describedby={[hint && 'markets-hint', error && 'markets-error'].filter(Boolean).join(' ')}
    className="flex scroll-mt-20 flex-col gap-1.5 sm:col-span-2"
  >
    <legend className="mb-1.5 font-strong text-small">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {markets.map(({ code, name }) => (
        <label
          key={code}
          className="flex min-h-10 items-center gap-2.5 rounded-full border border-edge px-4 transition-colors hover:border-ink has-checked:border-brass"
        >
          <input
            type="checkbox"
            name="markets"
            value={code}
            defaultChecked={chosen.includes(code)}
            aria-invalid={error !== undefined}
            className="size-4 accent-brass"
          />
          {name}
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
