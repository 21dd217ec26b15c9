import { useFieldArray, useFormContext } from 'react-hook-form';
import { inEachLanguage } from '#contract/language.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { useAdminTexts } from '../../../language.ts';
import { TitledSection } from '../../../titled-section.tsx';
import { useSiteTime } from '../../../use-site-time.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';
import { PointFields } from './point-fields.tsx';
import { PointSlider } from './point-slider.tsx';
import { useScoredCriteria } from './use-scored-criteria.ts';

/** Lists every criterion with a slider and the line that visitors read, including those without points yet. */
export function PointList({ control }: { control: ProductControl }) {
  const { points: text } = useAdminTexts().scoring;
  const today = useSiteTime()?.now.slice(0, 10) ?? '';
  const { setValue, formState } = useFormContext<ProductValues>();
  const list = useFieldArray({ control, name: 'score.points', keyName: 'key' });
  const { points, criteria } = useScoredCriteria(control);
  const indexOf = (id: number) => points.findIndex(({ criterion_id }) => criterion_id === id);
  const listed = criteria.filter(({ id, weight }) => weight !== undefined || indexOf(id) >= 0);
  if (listed.length === 0) return null;

  function add(criterion_id: number, given: number | null, focusName?: string) {
    const blank = inEachLanguage(() => ({ reason: null }));
    const i18n = { ...blank, en: { reason: '' } };
    list.append(
      { criterion_id, points: given as number, source_url: null, given_on: today, i18n },
      focusName ? { focusName } : { shouldFocus: false },
    );
  }

  return (
    <TitledSection id="points" title={text.title} className="flex flex-col gap-3">
      <ul
        aria-labelledby="points"
        className="divide-y divide-line rounded-card border border-line bg-raised"
      >
        {listed.map(({ id, name, weight }) => {
          const index = indexOf(id);
          const next = `score.points.${points.length}.i18n.en.reason`;
          return (
            <li
              key={id}
              className="grid items-start gap-x-5 gap-y-2 px-4 py-2 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
            >
              <PointSlider
                name={name}
                weight={weight}
                value={points[index]?.points ?? null}
                onChange={(given) => {
                  if (index < 0) return add(id, given);
                  const { isSubmitted } = formState;
                  setValue(`score.points.${index}.points`, given as number, {
                    shouldDirty: true,
                    shouldValidate: isSubmitted,
                  });
                }}
              />
              {index < 0 ? (
                <button
                  type="button"
                  onClick={() => add(id, null, next)}
                  className={`self-center justify-self-start ${buttonClass.quiet}`}
                >
                  {text.addReason}
                  <span className="sr-only">: {name}</span>
                </button>
              ) : (
                <PointFields
                  key={list.fields[index]?.key}
                  control={control}
                  index={index}
                  name={name}
                  onRemove={() => list.remove(index)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
