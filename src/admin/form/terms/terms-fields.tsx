import { useRef } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { offerKinds } from '#contract/catalogue/terms/offer-terms.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CheckedTextField } from '../../catalogue/risky-word/checked-text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { DateField } from '../date-time-field.tsx';
import { FoldSection } from '../fold-section.tsx';
import { Translations } from '../translations.tsx';
import { LastTerms } from './last-terms.tsx';
import { MoreNumberFields, TermsNumberFields, useMoreCount } from './terms-number-fields.tsx';
import { ValueInWords } from './value-in-words.tsx';

type Props<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

/** The offer terms that visitors see next to the button. */
export function TermsFields<Values extends FieldValues, Output>({
  control,
}: Props<Values, Output>) {
  const text = useAdminTexts().form.terms;
  const section = useRef<HTMLElement>(null);
  const more = useMoreCount({ control });
  const kindOptions = [
    { value: '', label: text.noKind },
    ...offerKinds.map((kind) => ({ value: kind, label: text.kinds[kind] })),
  ];
  const nameOf = (field: string) => `terms.${field}` as FieldPath<Values>;
  return (
    <FoldSection
      ref={section}
      title={text.title}
      className="[&_[data-prefilled]]:border-warning [&_[data-prefilled]]:border-dashed"
    >
      <LastTerms section={section} />
      <SelectField
        control={control}
        name={nameOf('kind')}
        label={text.kind}
        options={kindOptions}
      />
      <TermsNumberFields control={control} />
      <Translations
        control={control}
        name={nameOf('i18n')}
        fields={['value', 'eligibility', 'text']}
      >
        {(language) => (
          <>
            <ValueInWords control={control} language={language} />
            <CheckedTextField
              control={control}
              lang={language}
              name={nameOf(`i18n.${language}.eligibility`)}
              label={text.eligibility}
              hint={text.eligibilityHint}
            />
            <CheckedTextField
              control={control}
              lang={language}
              name={nameOf(`i18n.${language}.text`)}
              label={text.text}
              rows={4}
            />
          </>
        )}
      </Translations>
      <FoldSection
        title={text.more}
        state={more > 0 ? text.filledIn(more) : undefined}
        startsOpen={false}
      >
        <MoreNumberFields control={control} />
        <TextField control={control} name={nameOf('url')} label={text.url} type="url" />
        <DateField
          control={control}
          name={nameOf('last_verified_at')}
          label={text.verifiedOn}
          hint={text.verifiedHint}
        />
      </FoldSection>
    </FoldSection>
  );
}
