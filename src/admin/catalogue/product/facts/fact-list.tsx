import { Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { buttonClass } from '../../../../ui/button.ts';
import { useAdminTexts } from '../../../language.ts';
import { TitledSection } from '../../../titled-section.tsx';
import type { ProductControl } from '../product-form-type.ts';

type Props = {
  control: ProductControl;
  name: 'facts.licences' | 'facts.payments' | 'facts.limits' | 'score.points' | 'markets';
  text: { title: string; add: string };
  list: { fields: { key: string }[]; remove: (index: number) => void };
  /** True if a fact hasn't been filled in yet, so it's expanded at first. */
  isBlank: (index: number) => boolean;
  summary: (index: number) => ReactNode;
  /** The fact's name, used for its remove button. */
  nameOf: (index: number) => string;
  onAdd: () => void;
  /** True while the defaults of new facts are loading. */
  isWaiting?: boolean;
  paste?: ReactNode;
  children: (index: number) => ReactNode;
};

/** Lists each fact as one line, which expands into its fields. */
export function FactList(props: Props) {
  const { control, name, text, list, onAdd, paste, children } = props;
  const id = useId();
  const { errors } = useFormState({ control });
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <TitledSection id={id} title={text.title} className="flex flex-col gap-3">
      {list.fields.length > 0 && (
        <ul
          aria-labelledby={id}
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {list.fields.map(({ key }, index) => (
            <Fact
              key={key}
              name={props.nameOf(index)}
              startsOpen={props.isBlank(index)}
              isWrong={get(errors, `${name}.${index}`) !== undefined}
              summary={props.summary(index)}
              onRemove={() => {
                list.remove(index);
                // The pressed button is removed with its fact, so focus moves to the add button.
                adding.current?.focus();
              }}
            >
              {children(index)}
            </Fact>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          ref={adding}
          type="button"
          disabled={props.isWaiting}
          onClick={onAdd}
          className={buttonClass.quiet}
        >
          {text.add}
        </button>
        {paste}
      </div>
    </TitledSection>
  );
}

type SummaryProps = { name: string; details: (string | false | null | undefined)[] };

/** A detail that doesn't fit moves to the next line as a whole. */
export const FactSummary = ({ name, details }: SummaryProps) => (
  <>
    <span className="font-strong">{name}</span>
    {details.filter(Boolean).map((detail, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: details have no identity
      <Fragment key={index}>
        <span className="text-muted">{index > 0 && ' ·'} </span>
        <span className="figures inline-block text-muted">{detail}</span>
      </Fragment>
    ))}
  </>
);

type FactProps = {
  name: string;
  startsOpen: boolean;
  isWrong: boolean;
  summary: ReactNode;
  onRemove: () => void;
  children: ReactNode;
};

function Fact({ name, startsOpen, isWrong, summary, onRemove, children }: FactProps) {
  const { fact: text, form } = useAdminTexts();
  const [open, setOpen] = useState(startsOpen);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <li className="relative">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2.5 pr-12 pl-4 text-small">
          {summary}
          {isWrong && <span className="text-danger"> {form.hasErrors}</span>}
        </summary>
        <div className="grid items-start gap-x-5 gap-y-4 border-line border-t p-4 sm:grid-cols-2">
          {children}
        </div>
      </details>
      <button
        type="button"
        title={text.remove(name)}
        onClick={onRemove}
        className={`absolute top-1 right-1 ${buttonClass.icon}`}
      >
        <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.remove(name)}</span>
      </button>
    </li>
  );
}
