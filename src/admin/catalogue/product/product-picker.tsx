import { X } from 'lucide-react';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Combobox } from '../../../ui/field/combobox.tsx';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { isSearchable } from '../../list/filter/list-filter.ts';
import { problemOf } from '../../problem.ts';
import { minSearchLength } from './product-list-query.ts';

const maxFound = 8;

type Props = {
  label?: string;
  hint?: string;
  error?: string | undefined;
  chosen: number | null;
  onChoose: (id: number | null) => void;
  /** The delay between typing and searching, in milliseconds. */
  delay?: number;
  name?: string;
  inputRef?: (element: HTMLInputElement | null) => void;
};

/** Selects a product by name or id. */
export function ProductPicker(props: Props) {
  const { product, refusal: refusals } = useAdminTexts();
  const text = product.picker;
  const { label = text.label, chosen, onChoose, delay = 250, ...field } = props;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), delay);
  const searched = q !== '' && isSearchable(q, minSearchLength);
  const { data, error } = trpc.admin.product.list.useQuery(
    { q, limit: maxFound },
    { enabled: searched },
  );
  // Results of an earlier query must not be offered for the current one.
  const answered = searched && q === typed.trim();
  const options = answered ? data?.items : undefined;

  if (chosen !== null) {
    return <Chosen id={chosen} label={label} onClear={() => onChoose(null)} {...field} />;
  }
  return (
    <Combobox
      {...field}
      label={label}
      hint={[field.hint, text.hint].join(' ').trim()}
      typed={typed}
      onType={setTyped}
      options={options}
      status={
        answered && error ? problemOf(error, refusals).message : statusOf(options?.length, text)
      }
      onChoose={({ id }) => {
        setTyped('');
        onChoose(id);
      }}
    >
      {({ id, name, icon_url }) => (
        <span className="flex items-center gap-3 [&>:first-child]:shrink-0">
          <LogoTile name={name} url={icon_url} size="small" />
          <span dir="auto" className="line-clamp-1">
            {name}
          </span>
          <span className="figures ml-auto shrink-0 text-muted text-small">#{id}</span>
        </span>
      )}
    </Combobox>
  );
}

function statusOf(found: number | undefined, text: AdminTexts['product']['picker']) {
  if (found === undefined) return '';
  return found === 0 ? text.none : text.found(found);
}

type ChosenProps = Pick<Props, 'error' | 'inputRef' | 'name'> & {
  id: number;
  label: string;
  onClear: () => void;
};

function Chosen({ id, label, onClear, error, name: field }: ChosenProps) {
  const text = useAdminTexts().product.picker;
  const { data: product, error: missing } = trpc.admin.product.get.useQuery({ id });
  const name = product?.name ?? (missing ? text.gone(id) : '…');
  return (
    <fieldset>
      <legend className="mb-1.5 font-strong text-small">{label}</legend>
      <div className="flex items-center gap-3 rounded-control border border-line bg-raised p-2">
        <LogoTile name={name} url={product?.icon_url ?? null} size="small" />
        <p dir="auto" className="line-clamp-1 min-w-0 flex-1">
          {name}
        </p>
        <button
          type="button"
          name={field}
          data-label={label}
          title={text.clear}
          onClick={onClear}
          className={buttonClass.icon}
        >
          <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{text.clearNamed(label)}</span>
        </button>
      </div>
      {error && <p className="mt-1.5 text-danger text-small">{error}</p>}
    </fieldset>
  );
}

type FieldProps<Values extends FieldValues, Output> = Pick<Props, 'label' | 'hint' | 'delay'> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** The picker as a form field. The value is an id or null. */
export function ProductField<Values extends FieldValues, Output>(
  props: FieldProps<Values, Output>,
) {
  const { control, name, ...picker } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <ProductPicker
      {...picker}
      name={name}
      inputRef={field.ref}
      error={fieldState.error?.message}
      chosen={field.value ?? null}
      onChoose={field.onChange}
    />
  );
}
