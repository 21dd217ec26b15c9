import { ChevronRight } from 'lucide-react';
import { postDestinations } from '#contract/move-in/import-options.ts';
import { inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { CategorySelect } from './category-select.tsx';
import { FieldOptions } from './field-options.tsx';
import type { OptionsProps } from './general-options.tsx';
import { fieldsOfType, targetOf, typeOption, withType } from './options-draft.ts';

export function TypeOptions(props: OptionsProps) {
  const text = useAdminTexts().moveIn.options;
  return (
    <section aria-labelledby="types" className="flex flex-col gap-2">
      <h3 id="types" className="font-strong text-small">
        {text.types}
      </h3>
      <ul className="rounded-control border border-line">
        {props.contents.types.map(({ type, count }) => (
          <li key={type} className="flex flex-col border-line border-t px-4 py-3 first:border-t-0">
            <TypeChoice {...props} type={type} count={count} />
            <TypeFields {...props} type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TypeProps = OptionsProps & { type: string };

function TypeChoice({ options, onChange, type, count }: TypeProps & { count: number }) {
  const { moveIn } = useAdminTexts();
  const text = moveIn.options;
  const option = typeOption(options, type);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-40">
        <code className="wrap-anywhere text-small">{type}</code>
        <span className="figures ml-3 text-muted text-small">{moveIn.entries(count)}</span>
      </p>
      {option.becomes === 'product' && (
        <CategorySelect
          label={text.category(type)}
          chosen={option.category}
          onChoose={(category) => onChange(withType(options, { ...option, category }))}
        />
      )}
      <select
        aria-label={text.type(type)}
        value={option.becomes}
        onChange={({ target }) => {
          const becomes = postDestinations.find((known) => known === target.value);
          if (becomes) onChange(withType(options, { ...option, becomes }));
        }}
        className={`max-w-[15rem] ${inputClass}`}
      >
        {postDestinations.map((becomes) => (
          <option key={becomes} value={becomes}>
            {text.destinations[becomes]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Folded for types that become nothing, whose examples only help to decide that. */
function TypeFields({ contents, options, onChange, type }: TypeProps) {
  const text = useAdminTexts().moveIn.options;
  const fields = fieldsOfType(contents, type);
  if (fields.length === 0) return null;
  const { becomes } = typeOption(options, type);
  const used = fields.filter((field) => targetOf(options, field)).length;
  return (
    <details key={`${becomes === 'nothing'}`} open={becomes !== 'nothing'} className="group/fields">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-small text-muted text-small hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 group-open/fields:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {text.fields}: {text.fieldCount(used, fields.length)}
      </summary>
      <FieldOptions fields={fields} becomes={becomes} options={options} onChange={onChange} />
    </details>
  );
}
