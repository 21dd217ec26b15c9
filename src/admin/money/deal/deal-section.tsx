import type { ReactNode } from 'react';
import { type Deal, type DealDraft, dealDraft } from '#contract/money/deal.ts';
import type { Programme } from '#contract/money/programme.ts';
import { localDay } from '#contract/wall-clock.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import type { Status } from '../../list/row-status.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { DocumentButton } from '../form/document-field.tsx';
import type { FormStart } from '../form/use-edited.ts';
import { EditableRow } from '../list/editable-row.tsx';
import { MoneySection } from '../list/money-section.tsx';
import { DealForm } from './deal-form.tsx';
import { dealState } from './deal-state.ts';
import { type DealValues, dealValuesOf, newDealValues } from './deal-values.ts';
import { useDealSentence } from './use-deal-sentence.ts';

const tones = { inForce: 'good', planned: 'plain', ended: 'quiet' } as const satisfies Record<
  ReturnType<typeof dealState>,
  Status['tone']
>;

type Props = { programme: Programme };

export function DealSection({ programme }: Props) {
  const { dealForm: text } = useAdminTexts();
  const query = trpc.admin.deal.list.useQuery({ programme_id: programme.id });
  const create = trpc.admin.deal.create.useMutation(showsOwnErrors);
  const today = localDay(programme.time_zone, new Date());
  return (
    <MoneySection
      id="deals"
      title={text.title}
      explanation={text.explanation}
      empty={text.empty}
      look="cards"
      query={query}
      add={{
        label: text.add,
        form: (close) => (
          <DealForm
            title={text.addTitle}
            programme={programme}
            values={newDealValues(programme, `${today.slice(0, 7)}-01`)}
            save={async (draft) => {
              await create.mutateAsync(draft);
              toast.success(text.saved);
              close();
            }}
            onCancel={close}
          />
        ),
      }}
    >
      {(deal) => <DealRow deal={deal} programme={programme} today={today} />}
    </MoneySection>
  );
}

type RowProps = Props & { deal: Deal; today: string };

function DealRow({ deal, programme, today }: RowProps) {
  const { dealForm: text } = useAdminTexts();
  const { id } = deal;
  const sentence = useDealSentence([deal])(deal);
  const utils = trpc.useUtils();
  const startOf = (deal: Deal): FormStart<DealValues, DealDraft> => ({
    values: dealValuesOf(deal),
    before: dealDraft.parse(deal),
    reload: async () => startOf(await utils.admin.deal.get.fetch({ id })),
  });
  const update = trpc.admin.deal.update.useMutation(showsOwnErrors);
  const remove = trpc.admin.deal.delete.useMutation({
    onSuccess: () => toast.success(text.deleted),
  });
  return (
    <EditableRow
      name={sentence}
      deletion={text.deletion}
      isDeleting={remove.isPending}
      onDelete={() => remove.mutate({ id })}
      form={(close) => (
        <DealForm
          title={text.editTitle}
          programme={programme}
          {...startOf(deal)}
          save={async (draft, before) => {
            await update.mutateAsync({ id, draft, before });
            toast.success(text.saved);
            close();
          }}
          onCancel={close}
        />
      )}
    >
      {(buttons) => <DealCard deal={deal} sentence={sentence} today={today} buttons={buttons} />}
    </EditableRow>
  );
}

type CardProps = { deal: Deal; sentence: string; today: string; buttons: ReactNode };

function DealCard({ deal, sentence, today, buttons }: CardProps) {
  const { dealForm: text } = useAdminTexts();
  const { document_id } = deal;
  const state = dealState(deal, today);
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
          <p>{sentence}</p>
          <Conditions deal={deal} />
        </div>
        <StatusChips statuses={[{ label: text.states[state], tone: tones[state] }]} />
      </div>
      {(buttons || document_id) && (
        <div className="flex flex-wrap gap-2">
          {document_id && <DocumentButton id={document_id} label={text.document} />}
          {buttons}
        </div>
      )}
    </article>
  );
}

/** The conditions that the sentence leaves out, because they are in the programme's own words. */
function Conditions({ deal }: { deal: Deal }) {
  const { conditions: text } = useAdminTexts().dealForm;
  const shown = [
    deal.baseline.note && text.baseline(deal.baseline.note),
    deal.deductions && text.deductions(deal.deductions),
    deal.high_roller_rule && text.highRollers(deal.high_roller_rule),
    deal.source && text.source(deal.source),
    deal.note,
  ].filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-1 text-muted text-small">
      {shown.map((line) => (
        <li key={line} className="whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  );
}
