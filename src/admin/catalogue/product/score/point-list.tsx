import { useFieldArray } from 'react-hook-form';
import { inEachLanguage } from '#contract/language.ts';
import { formatPercent } from '../../../../../messages/format-number.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { DateField } from '../../../form/date-time-field.tsx';
import { formatNumber, languageName } from '../../../format.ts';
import { adminLanguage, useAdminTexts } from '../../../language.ts';
import { useLanguages } from '../../../use-languages.ts';
import { useSiteTime } from '../../../use-site-time.ts';
import { CheckedTextField } from '../../risky-word/checked-text-field.tsx';
import { FactList, FactSummary } from '../facts/fact-list.tsx';
import { IdField } from '../facts/id-field.tsx';
import type { ProductControl } from '../product-form-type.ts';
import { useScoredCriteria } from './use-scored-criteria.ts';

/** Edits the points of a product for each criterion. */
export function PointList({ control }: { control: ProductControl }) {
  const { points: text } = useAdminTexts().scoring;
  const languages = useLanguages();
  const today = useSiteTime()?.now.slice(0, 10) ?? '';
  const list = useFieldArray({ control, name: 'score.points', keyName: 'key' });
  const { points, criteria, missing } = useScoredCriteria(control);
  const criterionOf = (index: number) =>
    criteria.find(({ id }) => id === points[index]?.criterion_id);
  const nameOf = (index: number) => criterionOf(index)?.name ?? text.blank;
  return (
    <FactList
      control={control}
      name="score.points"
      text={text}
      list={list}
      isBlank={(index) => !list.fields[index]?.i18n?.en?.reason}
      nameOf={nameOf}
      summary={(index) => {
        const point = points[index];
        const weight = criterionOf(index)?.weight;
        const details = [
          typeof point?.points === 'number' && text.outOf(formatNumber(point.points)),
          weight === undefined
            ? text.unweighted
            : text.share(formatPercent(weight, adminLanguage())),
          point?.given_on && text.given(point.given_on),
        ];
        return <FactSummary name={nameOf(index)} details={details} />;
      }}
      onAdd={() =>
        list.append({
          criterion_id: missing[0]?.id ?? 0,
          points: null as unknown as number,
          source_url: null,
          given_on: today,
          i18n: { ...inEachLanguage(() => ({ reason: null })), en: { reason: '' } },
        })
      }
    >
      {(index) => {
        const field = `score.points.${index}` as const;
        return (
          <>
            <IdField
              control={control}
              name={`${field}.criterion_id`}
              label={text.criterion}
              empty={text.choose}
              options={criteria}
            />
            <NumberField
              control={control}
              name={`${field}.points`}
              label={text.points}
              hint={text.pointsHint}
              min={0}
              max={5}
              step={0.1}
            />
            {languages.map((language) => (
              <CheckedTextField
                key={language}
                control={control}
                lang={language}
                rows={3}
                name={`${field}.i18n.${language}.reason`}
                label={text.reason(languageName(language))}
                hint={text.reasonHint}
              />
            ))}
            <TextField
              control={control}
              name={`${field}.source_url`}
              label={text.source}
              hint={text.sourceHint}
              type="url"
            />
            <DateField control={control} name={`${field}.given_on`} label={text.givenOn} />
          </>
        );
      }}
    </FactList>
  );
}
