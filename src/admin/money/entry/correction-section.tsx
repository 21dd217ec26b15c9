import type { Correction, CorrectionDraft } from '#contract/money/payment.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { typedAmount } from '../form/typed-amount.ts';
import { moneyDayText, monthText } from '../money-text.ts';
import { CorrectionForm, type CorrectionValues } from './entry-form.tsx';
import { EntrySection, useGrowingList } from './entry-section.tsx';

type Props = { programmeId: number; month: string; currency: string };

/** The corrections of a closed month. */
export function CorrectionSection({ programmeId, month, currency }: Props) {
  const { corrections: text } = useAdminTexts().moneyEntry;
  const { limit, grow } = useGrowingList();
  const today = useSiteTime()?.now.slice(0, 10) ?? null;
  const query = trpc.admin.correction.list.useQuery(
    { programme_id: programmeId, month, limit },
    { placeholderData: (before) => before },
  );
  const create = trpc.admin.correction.create.useMutation(showsOwnErrors);
  const update = trpc.admin.correction.update.useMutation(showsOwnErrors);
  const remove = trpc.admin.correction.delete.useMutation();
  return (
    <EntrySection<Correction, CorrectionValues, CorrectionDraft>
      id={`corrections-${programmeId}`}
      text={text}
      programmeId={programmeId}
      query={query}
      grow={grow}
      create={create.mutateAsync}
      update={update.mutateAsync}
      remove={remove}
      first={{ month, day: today, currency, amount: null, note: null }}
      valuesOf={({ amount, currency, ...correction }) => ({
        ...{ month: correction.month, day: correction.day, note: correction.note, currency },
        amount: typedAmount(amount, currency),
      })}
      shownOf={({ day, amount, currency, note, ...correction }) => ({
        ...{ when: monthText(correction.month), amount, currency },
        notes: [text.madeOn(moneyDayText(day)), note],
      })}
      form={(props) => <CorrectionForm {...props} />}
    />
  );
}
