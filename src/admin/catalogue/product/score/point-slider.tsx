import { useId } from 'react';
import { formatPercent } from '../../../../../messages/format-number.ts';
import { formatNumber } from '../../../format.ts';
import { adminLanguage, useAdminTexts } from '../../../language.ts';

type Props = {
  name: string;
  weight: number | undefined;
  /** Null until points are given. */
  value: number | null;
  onChange: (points: number) => void;
};

const steps = { min: 0, max: 5, step: 0.1 };

/** The points for a criterion: arrow keys change them by a tenth, Page Up and Page Down by half a point. */
export function PointSlider({ name, weight, value, onChange }: Props) {
  const { points: text } = useAdminTexts().scoring;
  const id = useId();
  const given = typeof value === 'number' && !Number.isNaN(value) ? value : null;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <span className="font-strong">{name}</span>{' '}
          <span className="text-muted text-small">
            {weight === undefined
              ? text.unweighted
              : text.share(formatPercent(weight, adminLanguage()))}
          </span>
        </span>
        <output className="figures shrink-0">
          {given === null ? text.notGiven : text.outOf(formatNumber(given))}
        </output>
      </label>
      <input
        id={id}
        type="range"
        {...steps}
        value={given ?? 0}
        aria-valuetext={given === null ? text.notGiven : text.outOf(formatNumber(given))}
        onChange={({ target }) => onChange(Math.round(Number(target.value) * 10) / 10)}
        className={`h-8 w-full accent-brass ${given === null ? 'opacity-50' : ''}`}
      />
    </div>
  );
}
