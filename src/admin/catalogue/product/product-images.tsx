import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { buttonClass } from '../../../ui/button.ts';
import { IconActions } from '../../../ui/icon-actions.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { useAdminTexts } from '../../language.ts';
import type { ProductControl } from './product-form-type.ts';

/** Edits the images of a product. Their sort order is set when the form is saved. */
export function ProductImages({ control }: { control: ProductControl }) {
  const text = useAdminTexts().product.images;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images' });
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 font-strong text-small">{text.title}</legend>
      {fields.map(({ id }, index) => {
        const actions = [
          {
            label: text.up,
            name: text.upNamed(index + 1),
            icon: ArrowUp,
            possible: index > 0,
            run: () => move(index, index - 1),
          },
          {
            label: text.down,
            name: text.downNamed(index + 1),
            icon: ArrowDown,
            possible: index < fields.length - 1,
            run: () => move(index, index + 1),
          },
          {
            label: text.delete,
            name: text.deleteNamed(index + 1),
            icon: Trash2,
            possible: true,
            run: () => {
              remove(index);
              adding.current?.focus();
            },
          },
        ];
        return (
          <div key={id} className="flex flex-wrap items-start gap-2">
            <div className="min-w-[16rem] flex-1">
              <ImageField
                control={control}
                name={`images.${index}.image_url`}
                label={text.image(index + 1)}
              />
            </div>
            <div className="flex sm:mt-6">
              <IconActions actions={actions} />
            </div>
          </div>
        );
      })}
      <div>
        <button
          ref={adding}
          type="button"
          onClick={() => append({ image_url: '' })}
          className={buttonClass.quiet}
        >
          {text.add}
        </button>
      </div>
    </fieldset>
  );
}
