import { type Statement, type StatementDraft, statementDraft } from '#contract/money/payment.ts';
import type { Programme } from '#contract/money/programme.ts';
import { localDay, monthAfter } from '#contract/wall-clock.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { typedAmount } from '../form/typed-amount.ts';
import { monthText } from '../money-text.ts';
import { StatementForm, type StatementValues } from './entry-form.tsx';
import { EntrySection } from './entry-section.tsx';

/** The statements of a programme, each of which says what it owes for a month. */
export function StatementSection({ programme }: { programme: Programme }) {
  const { statements: text } = useAdminTexts().moneyEntry;
  const { statement } = trpc.useUtils().admin;
  return (
    <EntrySection<Statement, StatementValues, StatementDraft>
      id="statements"
      text={text}
      programmeId={programme.id}
      calls={trpc.admin.statement}
      first={{
        month: monthAfter(localDay(programme.time_zone, new Date()).slice(0, 7), -1),
        currency: programme.base_currency,
        ...{ stated: null, note: null, document_id: null },
      }}
      draft={statementDraft}
      load={statement.get.fetch}
      valuesOf={({ month, stated, currency, note, document_id }) => ({
        ...{ month, currency, note, document_id },
        stated: typedAmount(stated, currency),
      })}
      shownOf={({ month, stated, currency, note, document_id }) => ({
        ...{ when: monthText(month), amount: stated, currency },
        ...{ notes: [note], document: document_id },
      })}
      Form={StatementForm}
    />
  );
}
