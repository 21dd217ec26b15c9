import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { isSearchable, withQuery } from './list-filter.ts';

type Props = {
  label: string;
  searched: string | undefined;
  /** Doesn't apply to ids, which may be shorter. */
  minLength: number;
};

/** Searches a list. The query is stored in the URL. */
export function SearchForm({ label, searched = '', minLength }: Props) {
  const { list, shared } = useAdminTexts();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  const [submitted, setSubmitted] = useState<string>();

  if (shown !== searched) {
    setShown(searched);
    setSubmitted(undefined);
    // Submitting must not overwrite text entered since. Going back or following a link must.
    if (searched !== submitted) setTyped(searched);
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = typed.trim();
    const tooShort = q !== '' && !isSearchable(q, minLength);
    setError(tooShort ? list.filter.tooShort(minLength) : undefined);
    if (tooShort) return;
    if (q !== searched) setSubmitted(q);
    navigate({ to: '.', search: withQuery(q) });
  }

  return (
    <search>
      <form onSubmit={search} className="flex items-end gap-2">
        <div className="w-full max-w-[22rem] md:w-48">
          <Field label={<span className="sr-only">{label}</span>} error={error}>
            {(attributes) => (
              <input
                {...attributes}
                type="search"
                name="q"
                placeholder={label}
                maxLength={maxLength.search}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className={inputClass}
              />
            )}
          </Field>
        </div>
        <button type="submit" className={`min-h-10.5 ${buttonClass.quiet}`}>
          {shared.search}
        </button>
      </form>
    </search>
  );
}
