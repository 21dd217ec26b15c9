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

const loweringKeys = new Set(['ArrowLeft', 'ArrowDown', 'PageDown', 'Home']);

const steps = { min: 0, max: 5, step: 0.1 };

/** The points for a criterion: arrow keys change them by a tenth, Page Up and Page Down by half a point. */
export function PointSlider({ name, weight, value, onChange }: Props) {
  const { points: text } = useAdminTexts().scoring;
  const id = useId();
  const given = typeof value === 'number' && !Number.isNaN(value) ? value : null;

  /** Without points, the slider is already at 0, so choosing 0 doesn't change it. */
  function giveZero(slider: HTMLInputElement) {
    if (given === null && Number(slider.value) === 0 && !slider.matches(':disabled')) onChange(0);
  }

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
        onPointerUp={({ currentTarget, button }) => button === 0 && giveZero(currentTarget)}
        onKeyDown={({ currentTarget, key, altKey, ctrlKey, metaKey }) => {
          const isModified = altKey || ctrlKey || metaKey;
          if (loweringKeys.has(key) && !isModified) giveZero(currentTarget);
        }}
        className={`h-8 w-full accent-brass ${given === null ? 'opacity-50' : ''}`}
      />
    </div>
  );
}
