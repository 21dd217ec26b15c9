import { useEffect, useRef, useState } from 'react';
import type { Category } from '#contract/catalogue/category.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, FieldError, inputClass } from '../../../ui/field/field.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { useMarketOptions } from '../../form/market-field.tsx';
import { rememberChoices } from '../../form/new/last-choice.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { orProposed } from '../../release/working/or-proposed.ts';
import { ProductPicker } from '../product/product-picker.tsx';

type Props = { category: Category | undefined; market: MarketCode };

/** Adds a product to the end of the list. */
export function AddEntry({ category, market: shownMarket }: Props) {
  const { refusal: refusals, shared, topList } = useAdminTexts();
  const text = topList.add;
  const [product, setProduct] = useState<number | null>(null);
  const [chosenMarket, setMarket] = useState<MarketCode>(shownMarket);
  const [isPaid, setIsPaid] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const marketOptions = useMarketOptions();
  // A retired market's list is shown, but nothing can be added to it.
  const isOffered = marketOptions.some(({ value }) => value === chosenMarket);
  const market = isOffered ? chosenMarket : (marketOptions[0]?.value ?? chosenMarket);
  const add = trpc.admin.topListEntry.create.useMutation(showsOwnErrors);

  const submit = useOneAtATime(async () => {
    if (!category) return setRefusal(text.noCategory);
    if (product === null) return setRefusal(text.noProduct);
    const draft = {
      product_id: product,
      category_id: category.id,
      market_code: market,
      is_paid: isPaid,
    };
    try {
      const { answer: entry } = await orProposed(add.mutateAsync(draft));
      rememberChoices(draft);
      setProduct(null);
      setAdded((count) => count + 1);
      setIsPaid(false);
      setRefusal(undefined);
      if (entry) toast.success(text.done(entry.product.name, entry.position));
    } catch (error) {
      setRefusal(problemOf(error, refusals).message);
    }
  });

  // Once a product is selected, the field is removed and loses focus.
  useEffect(() => {
    if (product !== null && document.activeElement === document.body) button.current?.focus();
  }, [product]);
  useEffect(() => {
    if (added > 0) field.current?.focus();
  }, [added]);

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
          inputRef={(element) => {
            field.current = element;
          }}
          onChoose={(id) => {
            setProduct(id);
            setRefusal(undefined);
          }}
        />
        <Field label={shared.market}>
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
        <label className="flex min-h-6 w-fit items-center gap-3 text-small sm:order-last sm:col-span-3">
          <input
            type="checkbox"
            checked={isPaid}
            onChange={({ target }) => setIsPaid(target.checked)}
            className="size-5 accent-brass"
          />
          {text.paid}
        </label>
        <button
          ref={button}
          type="submit"
          disabled={add.isPending}
          className={`sm:mt-6.5 ${buttonClass.primary} min-h-10.5`}
        >
          {text.send}
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
