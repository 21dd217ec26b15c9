import { Translations } from '../../../form/translations.tsx';
import { formatNumber } from '../../../format.ts';
import { useAdminTexts } from '../../../language.ts';
import { CheckedTextField } from '../../risky-word/checked-text-field.tsx';
import type { ProductControl } from '../product-form-type.ts';
import { LinesField } from './lines-field.tsx';
import { PointList } from './point-list.tsx';
import { useScoredCriteria } from './use-scored-criteria.ts';

/** Edits what editors think of a partner. */
export function ScoreTab({ control }: { control: ProductControl }) {
  const { texts: text } = useAdminTexts().scoring;
  return (
    <>
      <ScoreState control={control} />
      <PointList control={control} />
      <section aria-labelledby="score-texts" className="flex flex-col gap-3">
        <h2 id="score-texts" className="text-large">
          {text.title}
        </h2>
        <Translations control={control} name="score.i18n" fields={['verdict', 'pros', 'cons']}>
          {(language) => {
            const shared = { control, lang: language };
            return (
              <>
                <CheckedTextField
                  {...shared}
                  name={`score.i18n.${language}.verdict`}
                  label={text.verdict}
                  hint={text.verdictHint}
                  rows={3}
                />
                <LinesField
                  {...shared}
                  name={`score.i18n.${language}.pros`}
                  label={text.pros}
                  hint={text.lines}
                />
                <LinesField
                  {...shared}
                  name={`score.i18n.${language}.cons`}
                  label={text.cons}
                  hint={text.lines}
                />
              </>
            );
          }}
        </Translations>
      </section>
    </>
  );
}

/** Says which rating visitors see, and why. */
function ScoreState({ control }: { control: ProductControl }) {
  const { state: text } = useAdminTexts().scoring;
  const { isLoaded, criteria, missing, rating } = useScoredCriteria(control);
  if (!isLoaded) return null;
  const isScored = criteria.some(({ weight }) => weight !== undefined);
  return (
    <p role="status" className="text-muted text-small">
      {criteria.length === 0
        ? text.none
        : !isScored
          ? text.noneHere
          : rating === undefined
            ? text.missing(missing.length, missing.map(({ name }) => name).join(', '))
            : text.computed(formatNumber(rating))}
    </p>
  );
}
