import { type ReactNode, useId } from 'react';

type Attributes = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = {
  /** Needed if a link or script refers to the field. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** A warning about the value that doesn't prevent saving. */
  notice?: ReactNode;
  children: (attributes: Attributes) => ReactNode;
};

/** A field with its label, hint and error. */
export function Field({ id: given, label, hint, error, notice, children }: Props) {
  const generated = useId();
  const id = given ?? generated;
  const described = [hint && `${id}-hint`, notice && `${id}-notice`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-strong text-small">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      )}
      {notice !== undefined && (
        <div id={`${id}-notice`} role="status" className="text-small text-warning empty:absolute">
          {notice}
        </div>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

export const FieldError = ({ id, message }: { id?: string; message: string }) => (
  <p id={id} className="text-danger text-small">
    {message}
  </p>
);

export const inputClass =
  'min-h-10.5 w-full scroll-mt-20 scroll-mb-32 rounded-control border border-edge bg-ground px-3 py-2 placeholder:text-muted aria-invalid:border-danger disabled:opacity-50';
