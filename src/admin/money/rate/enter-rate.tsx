import { Plus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { type RateDraft, rateDraft } from '#contract/money/rate.ts';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { DateField } from '../../form/date-time-field.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { CurrencyField } from '../form/money-fields.tsx';
import { MoneyForm } from '../form/money-form.tsx';

type Values = { [Name in keyof RateDraft]: string | null };

/** A missing value makes the field report that it is required. */
const rateForm: z.ZodType<RateDraft, Values> = z
  .custom<Values>()
  .transform(({ day, currency, per_eur, source }): unknown => ({
    ...{ day: day ?? undefined, currency: currency ?? undefined, source: source ?? undefined },
    per_eur: per_eur?.trim().replace(',', '.'),
  }))
  .pipe(rateDraft as z.ZodType<RateDraft, unknown>);

/** Enters a rate of a currency that the European Central Bank has no fixings for. */
export function EnterRate() {
  const { enter: text } = useAdminTexts().moneyRate;
  const today = useSiteTime()?.now.slice(0, 10) ?? null;
  const [isOpen, setOpen] = useState(false);
  const enter = trpc.admin.rate.enter.useMutation(showsOwnErrors);
  if (!isOpen) {
    return (
      <div>
        <button type="button" onClick={() => setOpen(true)} className={buttonClass.quiet}>
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.action}
        </button>
      </div>
    );
  }
  return (
    <MoneyForm<Values, RateDraft>
      title={text.title}
      schema={rateForm}
      values={{ day: today, currency: null, per_eur: null, source: null }}
      save={async (draft) => {
        await enter.mutateAsync(draft);
        toast.success(text.saved);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    >
      {({ control }) => (
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <DateField control={control} name="day" label={text.day} />
          <CurrencyField control={control} name="currency" label={text.currency} />
          <TextField control={control} name="per_eur" label={text.perEur} hint={text.perEurHint} />
          <TextField control={control} name="source" label={text.source} hint={text.sourceHint} />
        </div>
      )}
    </MoneyForm>
  );
}
