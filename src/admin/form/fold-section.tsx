import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useAdminTexts } from '../language.ts';

type Props = {
  title: string;
  /** Shown next to the title, such as how many fields inside are filled in. */
  state?: string | undefined;
  startsOpen?: boolean;
  ref?: Ref<HTMLElement>;
  className?: string;
  children: ReactNode;
};

/** A section of a form that folds. Its fields stay in the page, so nothing is lost, and errors open it. */
export function FoldSection({ title, state, startsOpen = true, ref, className, children }: Props) {
  const { form: text } = useAdminTexts();
  const [open, setOpen] = useState(startsOpen);
  const [isWrong, setWrong] = useState(false);
  const { errors, submitCount } = useFormState();
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields are marked as invalid when the errors change
  useEffect(() => {
    const found = content.current?.querySelector('[aria-invalid="true"]') != null;
    setWrong(found);
    if (found) setOpen(true);
  }, [errors, submitCount]);
  return (
    <section ref={ref} aria-labelledby={id} className={className}>
      <details
        open={open}
        onToggle={({ currentTarget, target }) => {
          // The event of a nested details element bubbles in React.
          if (target === currentTarget) setOpen(currentTarget.open);
        }}
        className="group/fold"
      >
        <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-baseline gap-x-3 rounded-small [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="flex items-center gap-2 text-large">
            <ChevronRight
              className={`size-5 shrink-0 text-muted transition-transform ${open ? 'rotate-90' : ''}`}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {title}
          </h2>
          {state && <span className="text-muted text-small">{state}</span>}
          {isWrong && <span className="text-danger text-small">{text.hasErrors}</span>}
        </summary>
        <div ref={content} className="flex flex-col gap-5 pt-3">
          {children}
        </div>
      </details>
    </section>
  );
}
