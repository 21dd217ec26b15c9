import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '../../../ui/field/field.tsx';
import { type IconAction, IconActions } from '../../../ui/icon-actions.tsx';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { trpc } from '../../api.ts';
import { ProductPicker } from '../../catalogue/product/product-picker.tsx';
import { useAdminTexts } from '../../language.ts';
import type { ContentPageControl } from './content-page-form-type.ts';

/** Edits the ordered list of partners whose cards are shown below the page. */
export function RelatedPartnersField({ control }: { control: ContentPageControl }) {
  const { contentPage, field: names, list, shared } = useAdminTexts();
  const { field, fieldState } = useController({ control, name: 'product_ids' });
  const ids = field.value ?? [];
  const picker = useRef<HTMLInputElement>(null);
  const move = (from: number, to: number) =>
    field.onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as number));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-strong text-small">{names.contentPage.product_ids}</legend>
      {ids.length > 0 && (
        <ol className="flex flex-col gap-2">
          {ids.map((id, index) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-control border border-line bg-raised p-2"
            >
              <Partner
                id={id}
                actions={[
                  {
                    label: list.order.up,
                    labelOf: list.order.upNamed,
                    icon: ArrowUp,
                    possible: index > 0,
                    run: () => move(index, index - 1),
                  },
                  {
                    label: list.order.down,
                    labelOf: list.order.downNamed,
                    icon: ArrowDown,
                    possible: index < ids.length - 1,
                    run: () => move(index, index + 1),
                  },
                  {
                    label: shared.remove,
                    labelOf: list.row.remove,
                    icon: Trash2,
                    possible: true,
                    run: () => {
                      field.onChange(ids.filter((other) => other !== id));
                      picker.current?.focus();
                    },
                  },
                ]}
              />
            </li>
          ))}
        </ol>
      )}
      <ProductPicker
        label={contentPage.partners.add}
        name="product_ids"
        inputRef={(input) => {
          field.ref(input);
          picker.current = input;
        }}
        hint={contentPage.partners.hint}
        chosen={null}
        onChoose={(id) => {
          if (id !== null && !ids.includes(id)) field.onChange([...ids, id]);
        }}
      />
      {fieldState.error?.message && <FieldError message={fieldState.error.message} />}
    </fieldset>
  );
}

type Action = Omit<IconAction, 'name'> & { labelOf: (name: string) => string };

function Partner({ id, actions }: { id: number; actions: Action[] }) {
  const { picker } = useAdminTexts().product;
  const { data: product, error } = trpc.admin.product.get.useQuery({ id });
  const name = product?.name ?? (error ? picker.gone(id) : '…');
  return (
    <>
      <LogoTile name={name} url={product?.icon_url ?? null} size="small" />
      <p dir="auto" className="line-clamp-1 min-w-0 flex-1">
        {name}
      </p>
      <div className="flex">
        <IconActions
          actions={actions.map(({ labelOf, ...action }) => ({ ...action, name: labelOf(name) }))}
        />
      </div>
    </>
  );
}
