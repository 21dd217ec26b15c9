import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ExpectedRule, MoneyItem } from '#contract/money/money-report.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { useDealSentence } from '../deal/use-deal-sentence.ts';
import { CorrectionSection } from '../entry/correction-section.tsx';
import { ConfirmedButton } from '../list/confirmed-button.tsx';
import { amountText, moneyDayText, monthText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';
import { flagText } from './flag-text.ts';
import { MonthNotes } from './month-notes.tsx';

type Props = { item: MoneyItem; month: string; currency: string };

/** Lists what to look at, and behind a button the rules, the notes and the corrections. */
export function MonthDetails({ item, month, currency }: Props) {
  const { moneyReport: text } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  const { programme_id, name, closed, flags, notes } = item;
  return (
    <div className="flex flex-col gap-3">
      <Flags flags={flags} />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={buttonClass.quiet}
        >
          <ChevronRight
            className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`}
            strokeWidth={1.75}
            aria-hidden="true"
          />
          {text.details}
          <span className="sr-only">{name}</span>
        </button>
        {closed ? (
          <p className="text-muted">{text.closedBy(closed.by, formatTime(closed.at))}</p>
        ) : (
          <CloseButton programmeId={programme_id} name={name} month={month} />
        )}
      </div>
      {/* On paper, the notes are always there. */}
      {!isOpen && notes.length > 0 && (
        <ul className="hidden print:block">
          {notes.map((note) => (
            <li key={note.id}>{note.note}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className="flex flex-col gap-5">
          <Rules item={item} />
          <MonthNotes programmeId={programme_id} month={month} notes={notes} />
          {closed && (
            <CorrectionSection programmeId={programme_id} month={month} currency={currency} />
          )}
        </div>
      )}
    </div>
  );
}

function Flags({ flags }: Pick<MoneyItem, 'flags'>) {
  const { moneyReport: text } = useAdminTexts();
  if (flags.length === 0) return null;
  return (
    <ul
      aria-label={text.flagsTitle}
      className="flex flex-col gap-1 text-warning print:text-inherit"
    >
      {flags.map((flag) => {
        const sentence = flagText(flag, text.flags);
        return (
          <li key={sentence} className="flex items-start gap-2">
            <TriangleAlert
              className="mt-0.5 size-4 shrink-0"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <span className="wrap-anywhere">{sentence}</span>
          </li>
        );
      })}
    </ul>
  );
}

type CloseProps = { programmeId: number; name: string; month: string };

function CloseButton({ programmeId, name, month }: CloseProps) {
  const { close: text } = useAdminTexts().moneyReport;
  const writes = useWritesMoney();
  const today = useSiteTime()?.now;
  const close = trpc.admin.money.close.useMutation({
    onSuccess: () => toast.success(text.done(monthText(month), name)),
  });
  const isOver = today !== undefined && month < today.slice(0, 7);
  if (!writes || !isOver) return null;
  return (
    <ConfirmedButton
      action={text.action}
      name={text.ofProgramme(name)}
      question={text.ask(monthText(month), name)}
      consequence={text.consequence}
      isPending={close.isPending}
      onConfirm={() => close.mutate({ programme_id: programmeId, month })}
    />
  );
}

function Rules({ item: { programme_id, rules, unexplained } }: { item: MoneyItem }) {
  const { moneyReport: text, refusal } = useAdminTexts();
  const deals = trpc.admin.deal.list.useQuery({ programme_id }).data?.items ?? [];
  const sentenceOf = useDealSentence(deals);
  return (
    <section>
      <h3 className="mb-1 font-strong">{text.rulesTitle}</h3>
      {unexplained && (
        <p className="text-muted">{text.unexplained(refusal.translate(unexplained))}</p>
      )}
      <ul className="flex flex-col gap-2">
        {rules.map((rule) => {
          const deal = deals.find(({ id }) => id === rule.deal_id);
          return (
            <li key={`${rule.deal_id}-${rule.from}-${rule.product_id}-${rule.market_code}`}>
              <p className="font-strong">
                {text.rule(
                  moneyDayText(rule.from),
                  moneyDayText(rule.to),
                  amountText(rule.amount, rule.currency),
                )}
              </p>
              {deal && <p>{sentenceOf(deal)}</p>}
              <p className="text-muted">{factsOf(rule, text).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function factsOf(rule: ExpectedRule, text: ReturnType<typeof useAdminTexts>['moneyReport']) {
  const { counted, first_deposits, net_revenue, base, carried, currency, is_at_most } = rule;
  return [
    text.deposits(formatNumber(counted), formatNumber(first_deposits)),
    text.revenue(amountText(net_revenue, currency)),
    ...(base === net_revenue ? [] : [text.base(amountText(base, currency))]),
    ...(carried === 0 ? [] : [text.carried(amountText(carried, currency))]),
    ...(is_at_most ? [text.atMost] : []),
  ];
}
