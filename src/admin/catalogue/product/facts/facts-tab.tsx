import { type UseFieldArrayReturn, useController, useFieldArray, useWatch } from 'react-hook-form';
import type { Checked } from '#contract/catalogue/fact/new-fact.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { useAdminTexts } from '../../../language.ts';
import { TitledSection } from '../../../titled-section.tsx';
import { useSiteTime } from '../../../use-site-time.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';
import { CheckedFields } from './checked-fields.tsx';
import { LicenceList } from './licence-list.tsx';
import { LimitList } from './limit-list.tsx';
import { OtherFacts } from './other-facts.tsx';
import { PaymentList } from './payment-list.tsx';
import { useCheckedToday } from './use-checked-today.ts';

/** Edits all facts about a partner. */
export function FactsTab({ control }: { control: ProductControl }) {
  const { all: text } = useAdminTexts().fact;
  const today = useSiteTime()?.now.slice(0, 10) ?? null;
  const licences = useFieldArray({ control, name: 'facts.licences', keyName: 'key' });
  const payments = useFieldArray({ control, name: 'facts.payments', keyName: 'key' });
  const source_url = useWatch({ control, name: 'facts.source_url' }) ?? null;
  useCheckedToday(control, today);
  const newFact = (): Checked => ({ source_url, verified_on: today });
  const isWaiting = today === null;
  return (
    <>
      <TitledSection id="facts-source" title={text.title} className="flex flex-col gap-3">
        <p className="text-muted text-small">{text.explanation}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <CheckedFields control={control} below="facts" />
        </div>
        <SourceButtons {...{ control, licences, payments, today }} />
      </TitledSection>
      <LicenceList {...{ control, newFact, isWaiting }} list={licences} />
      <PaymentList {...{ control, newFact, isWaiting }} list={payments} />
      <LimitList control={control} />
      <OtherFacts control={control} />
    </>
  );
}

type SourceButtonsProps = {
  control: ProductControl;
  licences: UseFieldArrayReturn<ProductValues, 'facts.licences', 'key'>;
  payments: UseFieldArrayReturn<ProductValues, 'facts.payments', 'key'>;
  today: string | null;
};

function SourceButtons({ control, licences, payments, today }: SourceButtonsProps) {
  const { all: text } = useAdminTexts().fact;
  const facts = useWatch({ control, name: 'facts' });
  const source = useController({ control, name: 'facts.source_url' }).field.value ?? null;
  const day = useController({ control, name: 'facts.verified_on' }).field;
  const changeAll = (change: <Fact extends object>(fact: Fact) => Fact) => {
    licences.replace((facts?.licences ?? []).map(change));
    payments.replace((facts?.payments ?? []).map(change));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        disabled={today === null}
        className={buttonClass.quiet}
        onClick={() => {
          day.onChange(today);
          changeAll((fact) => ({ ...fact, verified_on: today }));
        }}
      >
        {text.checkedToday}
      </button>
      <button
        type="button"
        disabled={source === null}
        className={buttonClass.quiet}
        onClick={() =>
          changeAll((fact) =>
            'source_url' in fact && fact.source_url ? fact : { ...fact, source_url: source },
          )
        }
      >
        {text.copySource}
      </button>
    </div>
  );
}
