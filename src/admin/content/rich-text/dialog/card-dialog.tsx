import { useState } from 'react';
import { richTextLimits } from '#contract/content/rich-text/node-rule.ts';
import type { LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import { Combobox } from '../../../../ui/field/combobox.tsx';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { trpc } from '../../../api.ts';
import { ProductPicker } from '../../../catalogue/product/product-picker.tsx';
import { useAdminTexts } from '../../../language.ts';
import { useCategories } from '../../../use-categories.ts';
import { DialogForm } from './dialog-form.tsx';
import type { OpenDialog } from './editor-dialog.ts';
import { matchingOffers } from './matching-offers.ts';

type Props = { kind: LiveCard['type']; dialog: OpenDialog; onClose: () => void };

const lengths = Array.from({ length: richTextLimits.topListPlaces }, (_, place) => place + 1);

/** Inserts a selected item immediately, except for a top list, which also needs a length and has a submit button. */
export function CardDialog({ kind, dialog: { values, save }, onClose }: Props) {
  const { richText: text } = useAdminTexts();
  const [category, setCategory] = useState(String(values?.category ?? ''));
  const [limit, setLimit] = useState(Number(values?.limit ?? 5));
  const { data } = useCategories();
  const isTopList = kind === 'topListCard';
  const chosen = category || data?.items[0]?.slug;
  return (
    <DialogForm
      title={text.card.choose[kind]}
      action={text.insert}
      isReady={isTopList && chosen !== undefined}
      onSubmit={() => isTopList && chosen && save({ category: chosen, limit })}
      onClose={onClose}
    >
      <div className={isTopList ? 'flex flex-col gap-4' : 'min-h-96'}>
        {kind === 'partnerCard' && (
          <ProductPicker
            label={text.items.partnerCard.label}
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
            <Field label={text.card.category}>
              {(attributes) => (
                <select
                  {...attributes}
                  value={chosen}
                  onChange={({ target }) => setCategory(target.value)}
                  className={inputClass}
                >
                  {data?.items.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={text.card.places}>
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

function OfferPicker({ onChoose }: PickerProps) {
  const { richText: text } = useAdminTexts();
  const [typed, setTyped] = useState('');
  const { data } = trpc.admin.exclusiveBonus.list.useQuery({});
  const options = data && matchingOffers(data.items, typed).slice(0, maxFound);
  return (
    <Combobox
      label={text.items.offerCard.label}
      hint={text.card.offerHint}
      typed={typed}
      onType={setTyped}
      options={options}
      status={options ? text.card.found(options.length) : ''}
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
  const { richText: text } = useAdminTexts();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const { data } = trpc.admin.promoCode.list.useQuery({ ...(q && { q }), limit: maxFound });
  const options = q === typed.trim() ? data?.items : undefined;
  return (
    <Combobox
      label={text.items.promoCodeCard.label}
      hint={text.card.promoCodeHint}
      typed={typed}
      onType={setTyped}
      options={options}
      status={options ? text.card.found(options.length) : ''}
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
