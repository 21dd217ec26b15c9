import { type Correction, type CorrectionDraft, correctionDraft } from '#contract/money/payment.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { typedAmount } from '../form/typed-amount.ts';
import { moneyDayText, monthText } from '../money-text.ts';
import { CorrectionForm, type CorrectionValues } from './entry-form.tsx';
import { EntrySection } from './entry-section.tsx';

type Props = { programmeId: number; month: string; currency: string };

/** The corrections of a closed month. */
export function CorrectionSection({ programmeId, month, currency }: Props) {
  const { corrections: text } = useAdminTexts().moneyEntry;
  const { correction } = trpc.useUtils().admin;
  const today = useSiteTime()?.now.slice(0, 10) ?? null;
  return (
    <EntrySection<Correction, CorrectionValues, CorrectionDraft>
      id={`corrections-${programmeId}`}
      text={text}
      programmeId={programmeId}
      month={month}
      calls={trpc.admin.correction}
      first={{ month, day: today, currency, amount: null, note: null }}
      draft={correctionDraft}
      load={correction.get.fetch}
      valuesOf={({ amount, currency, ...correction }) => ({
        ...{ month: correction.month, day: correction.day, note: correction.note, currency },
        amount: typedAmount(amount, currency),
      })}
      shownOf={({ day, amount, currency, note, ...correction }) => ({
        ...{ when: monthText(correction.month), amount, currency },
        notes: [text.madeOn(moneyDayText(day)), note],
      })}
      Form={CorrectionForm}
    />
  );
}
