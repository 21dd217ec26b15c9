import { useEffect, useRef } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { hasOtherFacts } from '#contract/catalogue/fact/new-fact.ts';
import type { ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import type { ProductControl } from '../product-form-type.ts';

/**
 * Fills in today as the day of the check when the first facts are entered, because the editor has just checked them.
 */
export function useCheckedToday(control: ProductControl, today: string | null) {
  const facts = useWatch({ control, name: 'facts' }) as ProductFacts;
  const { defaultValues } = useFormState({ control });
  const { value, onChange } = useController({ control, name: 'facts.verified_on' }).field;
  const isDone = useRef(false);
  const isNew =
    !value && !hasOtherFacts(defaultValues?.facts as ProductFacts) && hasOtherFacts(facts);
  useEffect(() => {
    if (!isNew || today === null || isDone.current) return;
    isDone.current = true;
    onChange(today);
  }, [isNew, today, onChange]);
}
