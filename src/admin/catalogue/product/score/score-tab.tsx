import { useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { Translations } from '../../../form/translations.tsx';
import { formatNumber } from '../../../format.ts';
import { useAdminTexts } from '../../../language.ts';
import { TitledSection } from '../../../titled-section.tsx';
import { CheckedTextField } from '../../risky-word/checked-text-field.tsx';
import { listMessage } from '../list-message.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';
import { PointList } from './point-list.tsx';
import { useScoredCriteria } from './use-scored-criteria.ts';

type Props = {
  control: ProductControl;
  name: FieldPath<ProductValues>;
  lang: string;
  label: string;
  hint: string;
};

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Edits a list of short texts, one per line. The entered text is kept as long as it matches the list. */
function LinesField({ control, name, lang, label, hint }: Props) {
  const { field, fieldState } = useController({ control, name });
  const lines = (field.value as string[] | undefined) ?? [];
  const [typed, setTyped] = useState('');
  const shown = linesIn(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  return (
    <Field label={label} hint={hint} error={listMessage(fieldState.error)}>
      {(attributes) => (
        <textarea
          {...attributes}
          lang={lang}
          rows={3}
          name={name}
          ref={field.ref}
          value={shown}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(linesIn(target.value));
          }}
          className={inputClass}
        />
      )}
    </Field>
  );
}

/** Edits the editors' score of a partner. */
export function ScoreTab({ control }: { control: ProductControl }) {
  const { texts: text } = useAdminTexts().scoring;
  return (
    <>
      <ScoreState control={control} />
      <PointList control={control} />
      <TitledSection id="score-texts" title={text.title} className="flex flex-col gap-3">
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
      </TitledSection>
    </>
  );
}

/** Explains which rating visitors see, and why. */
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
