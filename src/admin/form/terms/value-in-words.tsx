import { useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { agreesWithNumbers } from '#contract/catalogue/terms/parse/agrees-with-numbers.ts';
import { hasValueNumber } from '#contract/catalogue/terms/parse/says-same-numbers.ts';
import type { Language } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { CheckedTextField } from '../../catalogue/risky-word/checked-text-field.tsx';
import { useAdminTexts } from '../../language.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  language: Language;
};

/** Edits a text for the value of an offer. Visitors see it as long as it matches the numbers. */
export function ValueInWords<Values extends FieldValues, Output>({
  control,
  language,
}: Props<Values, Output>) {
  const { terms: text } = useAdminTexts().form;
  const { control: terms } = useFormContext<{ terms: OfferTerms }>();
  const [numbers, words] = useWatch({
    control: terms,
    name: ['terms.numbers', `terms.i18n.${language}.value`],
  });
  const [isAsked, ask] = useState(false);
  if (hasValueNumber(numbers) && words === null && !isAsked) {
    return (
      <button type="button" className={`self-start ${buttonClass.quiet}`} onClick={() => ask(true)}>
        {text.inWords}
        <span className="sr-only">{text.ofField(text.value)}</span>
      </button>
    );
  }
  const isOverruled = words !== null && !agreesWithNumbers('value', words, numbers);
  return (
    <CheckedTextField
      control={control}
      lang={language}
      name={`terms.i18n.${language}.value` as FieldPath<Values>}
      label={text.value}
      hint={isOverruled ? text.valueOverruled : text.valueHint}
    />
  );
}
