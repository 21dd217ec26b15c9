import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { findRiskyWords } from './find-risky-words.ts';

type Props<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextField<Values, Output>>,
  'noticeOf'
>;

/** A field for text that visitors read. Warns about risky words, but never prevents saving. */
export function CheckedTextField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { risky } = useAdminTexts().form;
  return (
    <TextField
      {...props}
      noticeOf={(text) => {
        const findings = findRiskyWords(text);
        if (findings.length === 0) return null;
        return findings.map(({ words, advice }) => (
          <p key={advice}>
            {risky.words(words.map((word) => `“${word}”`).join(', '))} {risky.advice[advice].reason}{' '}
            {risky.advice[advice].suggestion}
          </p>
        ));
      }}
    />
  );
}
