import { useState } from 'react';
import type { MoneySettings } from '#contract/money/money-settings.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { type Problem, problemOf } from '../../problem.ts';
import { TitledSection } from '../../titled-section.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { useWritesMoney } from '../use-money-right.ts';
import { EnterRate } from './enter-rate.tsx';
import { RateFetch } from './rate-fetch.tsx';
import { RateList } from './rate-list.tsx';

const cardClass = 'flex flex-col gap-4 rounded-card border border-line bg-raised p-5';

/** The exchange rates that reports convert with. */
export function RatePage() {
  const { frame, moneyRate: text } = useAdminTexts();
  const writes = useWritesMoney();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle>{frame.screens.moneyRates}</PageTitle>
        <MoneyTabs />
        <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TitledSection id="report-currency" title={text.settings.title} className={cardClass}>
          <ReportSettings />
        </TitledSection>
        {writes && (
          <TitledSection id="fetch-rates" title={text.fetch.title} className={cardClass}>
            <RateFetch />
          </TitledSection>
        )}
      </div>
      {writes && <EnterRate />}
      <RateList />
    </div>
  );
}

function ReportSettings() {
  const { data, error, refetch } = trpc.admin.moneyChange.settings.useQuery();
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-36" />;
  return <SettingsForm key={JSON.stringify(data)} settings={data} />;
}

function SettingsForm({ settings }: { settings: MoneySettings }) {
  const { moneyRate, refusal, shared } = useAdminTexts();
  const text = moneyRate.settings;
  const writes = useWritesMoney();
  const [values, setValues] = useState(settings);
  const [problem, setProblem] = useState<Problem>();
  const replace = trpc.admin.moneyChange.replaceSettings.useMutation(showsOwnErrors);

  async function save() {
    setProblem(undefined);
    try {
      await replace.mutateAsync(values);
      toast.success(text.saved);
    } catch (error) {
      setProblem(problemOf(error, refusal));
    }
  }

  return (
    <ClosingForm save={save}>
      <Field label={text.currency} error={problem?.message}>
        {(attributes) => (
          <input
            {...attributes}
            name="currency"
            value={values.currency}
            disabled={!writes}
            maxLength={5}
            autoComplete="off"
            onChange={({ target }) =>
              setValues({ ...values, currency: target.value.toUpperCase() })
            }
            className={`max-w-32 ${inputClass}`}
          />
        )}
      </Field>
      <label className="flex min-h-9 w-fit items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={values.fetches_rates}
          disabled={!writes}
          onChange={({ target }) => setValues({ ...values, fetches_rates: target.checked })}
          className="size-5 accent-brass"
        />
        {text.fetches}
      </label>
      {writes && (
        <div>
          <button type="submit" className={buttonClass.primary}>
            {shared.save}
          </button>
        </div>
      )}
    </ClosingForm>
  );
}
