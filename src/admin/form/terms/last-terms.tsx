import { type RefObject, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { changedPaths } from '#contract/catalogue/history/changed-fields.ts';
import {
  hasOfferTerms,
  noOfferTerms,
  type OfferTerms,
  repeatedTerms,
} from '#contract/catalogue/terms/offer-terms.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { fieldAt, fieldLabel } from '../field-label.ts';

let lastTerms: OfferTerms | undefined;

/** Stores the terms that were saved last, for the next form. Lost when the page is closed. */
export function rememberTerms({ terms }: { terms?: OfferTerms }) {
  if (terms && hasOfferTerms({ ...terms, kind: null })) lastTerms = terms;
}

/** Fills in the terms of the last offer on request, and marks them until they are saved. */
export function LastTerms({ section }: { section: RefObject<HTMLElement | null> }) {
  const { terms: text } = useAdminTexts().form;
  const { control, setValue } = useFormContext<{ terms: OfferTerms }>();
  const { isDirty } = useFormState({ control });
  const terms = useWatch({ control, name: 'terms' });
  const [filled, setFilled] = useState<readonly string[]>([]);
  const [labels, setLabels] = useState('');
  const marked = isDirty ? filled : [];

  // Some of the fields only appear once they are filled in.
  useEffect(() => {
    for (const field of section.current?.querySelectorAll('[name]') ?? []) {
      field.toggleAttribute('data-prefilled', marked.includes(field.getAttribute('name') ?? ''));
    }
    const found = marked.filter((path) => fieldAt(section.current, path));
    setLabels(found.map((path) => fieldLabel(section.current, path)).join('; '));
  });

  function fill(last: OfferTerms) {
    const next = { ...repeatedTerms(last), kind: terms.kind ?? last.kind };
    setFilled(changedPaths(terms, next).map((path) => `terms.${path}`));
    setValue('terms', next, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      {lastTerms && changedPaths({ ...terms, kind: null }, noOfferTerms).length === 0 && (
        <button
          type="button"
          className={`self-start ${buttonClass.quiet}`}
          onClick={() => lastTerms && fill(lastTerms)}
        >
          {text.useLast}
        </button>
      )}
      <p role="status" className="text-small text-warning empty:hidden">
        {labels && text.filledFromLast(labels)}
      </p>
    </>
  );
}
