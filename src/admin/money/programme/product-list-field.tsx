import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { buttonClass } from '../../../ui/button.ts';
import { FieldError } from '../../../ui/field/field.tsx';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { trpc } from '../../api.ts';
import { ProductPicker } from '../../catalogue/product/product-picker.tsx';
import { useAdminTexts } from '../../language.ts';
import { useWritesMoney } from '../use-money-right.ts';
import type { ProgrammeControl } from './programme-control.ts';

/** Edits the products whose visitors a programme pays for. Their order has no meaning. */
export function ProductListField({ control }: { control: ProgrammeControl }) {
  const { programme: text } = useAdminTexts();
  const writes = useWritesMoney();
  const { field, fieldState } = useController({ control, name: 'product_ids' });
  const ids = field.value ?? [];
  const picker = useRef<HTMLInputElement>(null);
  const errors = fieldState.error;
  const messages = [
    errors?.message,
    ...(Array.isArray(errors) ? errors.map((error) => error?.message) : []),
  ].filter((message) => message !== undefined);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-strong text-small">{text.fields.products}</legend>
      {ids.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {ids.map((id) => (
            <ChosenProduct
              key={id}
              id={id}
              onRemove={() => {
                field.onChange(ids.filter((other) => other !== id));
                picker.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {writes && (
        <ProductPicker
          label={text.fields.addProduct}
          name="product_ids"
          inputRef={(input) => {
            field.ref(input);
            picker.current = input;
          }}
          hint={text.fields.productHint}
          chosen={null}
          onChoose={(id) => {
            if (id !== null && !ids.includes(id)) field.onChange([...ids, id]);
          }}
        />
      )}
      {messages.map((message) => (
        <FieldError key={message} message={message} />
      ))}
    </fieldset>
  );
}

function ChosenProduct({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { list, product: texts, shared } = useAdminTexts();
  const writes = useWritesMoney();
  const { data, error } = trpc.admin.product.get.useQuery({ id });
  const name = data?.name ?? (error ? texts.picker.gone(id) : '…');
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line bg-raised p-2">
      <LogoTile name={name} url={data?.icon_url ?? null} size="small" />
      <p dir="auto" className="line-clamp-1 min-w-0 flex-1">
        {name}
      </p>
      {writes && (
        <button
          type="button"
          title={shared.remove}
          onClick={onRemove}
          className={buttonClass.rowIcon}
        >
          <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{list.row.remove(name)}</span>
        </button>
      )}
    </li>
  );
}
