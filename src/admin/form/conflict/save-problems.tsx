import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../error-summary.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import type { Outdated } from './use-conflict.ts';

type Props<Values extends FieldValues, Draft> = {
  form: UseFormReturn<Values, unknown, Draft>;
  element: RefObject<HTMLFormElement | null>;
  outdated: Outdated | undefined;
};

/** Shows why a form wasn’t saved. While there is a conflict, the fields can have errors too. */
export function SaveProblems<Values extends FieldValues, Draft>(props: Props<Values, Draft>) {
  const { form, element, outdated } = props;
  return (
    <>
      {outdated && (
        <OutdatedNotice
          outdated={outdated.conflict}
          element={element}
          onMerge={outdated.merge}
          onDiscard={outdated.discard}
        />
      )}
      <ErrorSummary form={form as UseFormReturn<Values, unknown, never>} element={element} />
    </>
  );
}
