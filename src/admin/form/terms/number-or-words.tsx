import { type ReactNode, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { agreesWithNumbers } from '#contract/catalogue/terms/parse/agrees-with-numbers.ts';
import { readField } from '#contract/catalogue/terms/parse/propose-numbers.ts';
import type { NumberProposal } from '#contract/catalogue/terms/parse/read-terms-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';

export const fieldsInWords = ['min_deposit', 'wagering', 'max_bet'] as const;
type FieldInWords = (typeof fieldsInWords)[number];

const foundCurrency = (proposals: readonly NumberProposal[]) =>
  proposals.find(({ path }) => path === 'currency')?.value;

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  field: FieldInWords;
  marketCurrency: string | undefined;
  /** The field for the number. */
  children: ReactNode;
};

/**
 * Edits a term as a number, or as text if a number can't express it. A text next to a number is only shown if it
 * contradicts the number.
 */
export function NumberOrWords<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, field, marketCurrency, children } = props;
  const { terms: text } = useAdminTexts().form;
  const { control: terms, setValue, setFocus } = useFormContext<{ terms: OfferTerms }>();
  const [numbers, words] = useWatch({
    control: terms,
    name: ['terms.numbers', `terms.${field}`],
  });
  const [isAsked, ask] = useState(false);
  const number = numbers[field];
  const isContradicted = words !== null && !agreesWithNumbers(field, words, numbers);
  // A text that the editor corrects must stay visible while it is being edited.
  const [wasContradicted, noteContradiction] = useState(isContradicted);
  if (isContradicted && !wasContradicted) noteContradiction(true);
  const isShown = number === null ? words !== null || isAsked : wasContradicted;
  const proposals =
    number === null && !isContradicted
      ? readField(field, words, numbers.currency ?? marketCurrency)
      : [];
  const found = proposals.find(({ path }) => path === field)?.value;
  const unit = field === 'wagering' ? 'x' : ` ${foundCurrency(proposals) ?? ''}`;

  function read() {
    for (const { path, value } of proposals) {
      setValue(`terms.numbers.${path}`, value as never, { shouldDirty: true });
    }
    setFocus(`terms.numbers.${field}`);
  }

  return (
    <div className="flex flex-col items-start gap-3 self-start">
      {children}
      {number === null && !isShown && (
        <button type="button" className={buttonClass.quiet} onClick={() => ask(true)}>
          {text.inWords}
          <span className="sr-only">{text.ofField(text.amounts[field].label)}</span>
        </button>
      )}
      {isShown && (
        <TextField
          control={control}
          name={`terms.${field}` as FieldPath<Values>}
          {...text.amounts[field]}
          {...(number !== null && isContradicted && { hint: text.valueOverruled })}
        />
      )}
      {typeof found === 'number' && (
        <button type="button" className={buttonClass.quiet} onClick={read}>
          {text.readAs(`${formatNumber(found)}${unit}`.trim())}
        </button>
      )}
    </div>
  );
}
