import { useState } from 'react';
import type { Category } from '#contract/catalogue/category.ts';
import type { MarketCode } from '#contract/market.ts';
import { buttonClass } from '../../ui/button.ts';
import { Field, FieldError, inputClass } from '../../ui/field/field.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { problemOf } from '../describe-error.ts';
import { useMarketOptions } from '../form/market-field.tsx';
import { toast } from '../frame/toast-store.ts';
import { ProductPicker } from '../product/product-picker.tsx';

type Props = { category: Category | undefined; market: MarketCode };

/** Adds a product at the end of the list. */
export function AddEntry({ category, market: shownMarket }: Props) {
  const [product, setProduct] = useState<number | null>(null);
  const [market, setMarket] = useState<MarketCode>(shownMarket);
  const [refusal, setRefusal] = useState<string>();
  const marketOptions = useMarketOptions();
  const add = trpc.admin.topListEntry.create.useMutation(showsOwnErrors);

  const submit = useOneAtATime(async () => {
    if (!category) return setRefusal('Choose category first');
    if (product === null) return setRefusal('Select product before adding');
    const draft = { product_id: product, category_id: category.id, market_code: market };
    try {
      const entry = await add.mutateAsync(draft);
      setProduct(null);
      setRefusal(undefined);
      toast.success(`${entry.product.name} was added at position ${entry.position}.`);
    } catch (error) {
      setRefusal(problemOf(error).message);
    }
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <ProductPicker
          chosen={product}
          onChoose={(id) => {
            setProduct(id);
            setRefusal(undefined);
          }}
        />
        <Field label="Market">
          {(attributes) => (
            <select
              {...attributes}
              value={market}
              onChange={({ target }) => setMarket(target.value as MarketCode)}
              className={inputClass}
            >
              {marketOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button
          type="submit"
          disabled={add.isPending}
          className={`sm:mt-6.5 ${buttonClass.primary} min-h-10.5`}
        >
          Add to top list
        </button>
      </div>
      {refusal && (
        <div role="alert">
          <FieldError message={refusal} />
        </div>
      )}
    </form>
  );
}
