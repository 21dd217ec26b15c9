import { useState } from 'react';
import { richTextBound } from '#contract/rich-text/node-rule.ts';
import { Combobox } from '../../../ui/field/combobox.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { trpc } from '../../api.ts';
import { ProductPicker } from '../../product/product-picker.tsx';
import { useCategories } from '../../use-categories.ts';
import { DialogForm } from './dialog-form.tsx';
import type { OpenDialog } from './editor-dialog.ts';

type Props = { dialog: OpenDialog; onClose: () => void };

const titles: Record<string, string> = {
  offerCard: 'Choose an offer',
  partnerCard: 'Choose a partner',
  promoCodeCard: 'Choose a promo code',
  topListCard: 'Choose a top list',
};

const lengths = Array.from({ length: richTextBound.topListPlaces }, (_, place) => place + 1);

/** Something that is chosen is inserted at once. A top list has a length too, and waits for the button. */
export function CardDialog({ dialog, onClose }: Props) {
  const { kind, values, save } = dialog;
  const [category, setCategory] = useState(String(values?.category ?? ''));
  const [limit, setLimit] = useState(Number(values?.limit ?? 5));
  const { data } = useCategories();
  const isTopList = kind === 'topListCard';
  const chosen = category || data?.items[0]?.slug;
  return (
    <DialogForm
      title={titles[kind] ?? ''}
      action="Insert"
      isReady={isTopList && chosen !== undefined}
      onSubmit={() => isTopList && chosen && save({ category: chosen, limit })}
      onClose={onClose}
    >
      <div className={isTopList ? 'flex flex-col gap-4' : 'min-h-96'}>
        {kind === 'partnerCard' && (
          <ProductPicker
            label="Partner"
            chosen={null}
            onChoose={(id) => id !== null && save({ product_id: id })}
          />
        )}
        {kind === 'offerCard' && <OfferPicker onChoose={(id) => save({ bonus_id: id })} />}
        {kind === 'promoCodeCard' && (
          <PromoCodePicker onChoose={(id) => save({ promo_code_id: id })} />
        )}
        {isTopList && (
          <>
            <Field label="Category">
              {(attributes) => (
                <select
                  {...attributes}
                  value={chosen}
                  onChange={({ target }) => setCategory(target.value)}
                  className={inputClass}
                >
                  {data?.items.map(({ slug, name_en }) => (
                    <option key={slug} value={slug}>
                      {name_en}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Places">
              {(attributes) => (
                <select
                  {...attributes}
                  value={limit}
                  onChange={({ target }) => setLimit(Number(target.value))}
                  className={inputClass}
                >
                  {lengths.map((length) => (
                    <option key={length}>{length}</option>
                  ))}
                </select>
              )}
            </Field>
          </>
        )}
      </div>
    </DialogForm>
  );
}

type PickerProps = { onChoose: (id: number) => void };

const maxFound = 8;

const foundText = (count: number | undefined) =>
  count === undefined ? '' : count === 0 ? 'Nothing found.' : `${count} found.`;

/** There are few exclusive bonuses, so all of them are read and the typed words choose among them. */
function OfferPicker({ onChoose }: PickerProps) {
  const [typed, setTyped] = useState('');
  const { data } = trpc.admin.exclusiveBonus.list.useQuery({});
  const words = typed.trim().toLowerCase();
  const options = data?.items
    .filter(({ id, i18n, product }) =>
      [String(id), product?.name, ...Object.values(i18n).map(({ title }) => title)].some((text) =>
        text?.toLowerCase().includes(words),
      ),
    )
    .slice(0, maxFound);
  return (
    <Combobox
      label="Offer"
      hint="Type a part of its title, of its partner, or its id."
      typed={typed}
      onType={setTyped}
      options={options}
      status={foundText(options?.length)}
      onChoose={({ id }) => onChoose(id)}
    >
      {({ id, i18n, product, market_code }) => (
        <span className="flex items-baseline gap-3">
          <span dir="auto" className="line-clamp-1">
            {i18n.en.title}
            {product && ` · ${product.name}`}
          </span>
          <span className="figures ml-auto shrink-0 text-muted text-small">
            {market_code} #{id}
          </span>
        </span>
      )}
    </Combobox>
  );
}

function PromoCodePicker({ onChoose }: PickerProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const { data } = trpc.admin.promoCode.list.useQuery({ ...(q && { q }), limit: maxFound });
  const options = q === typed.trim() ? data?.items : undefined;
  return (
    <Combobox
      label="Promo code"
      hint="Type a part of the code, of its partner, or its id."
      typed={typed}
      onType={setTyped}
      options={options}
      status={foundText(options?.length)}
      onChoose={({ id }) => onChoose(id)}
    >
      {({ id, code, product_name, market_code }) => (
        <span className="flex items-baseline gap-3">
          <span className="line-clamp-1 break-all">
            {code}
            {product_name && ` · ${product_name}`}
          </span>
          <span className="figures ml-auto shrink-0 text-muted text-small">
            {market_code} #{id}
          </span>
        </span>
      )}
    </Combobox>
  );
}
