import { trpc } from '../../api.ts';
import { SheetLinks } from '../../catalogue/sheet/sheet-links.tsx';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { useWritesMoney } from '../use-money-right.ts';

const kinds = ['deals', 'statements', 'payments'] as const;

/** The sheets of what programmes have, which span all programmes. */
export function OtherSheets() {
  const { dealForm, moneyEntry, programme } = useAdminTexts();
  const { sheets: text } = programme;
  const writes = useWritesMoney();
  const { admin } = trpc.useUtils();
  const titles = { ...moneyEntry, deals: dealForm };
  const calls = { deals: admin.deal, statements: admin.statement, payments: admin.payment };
  return (
    <TitledSection id="sheets" title={text.title} className="flex flex-col gap-3">
      <p className="max-w-[44rem] text-muted text-small">{text.explanation}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {kinds.map((kind) => (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            {titles[kind].title}
            <SheetLinks
              rows={titles[kind].title}
              file={`${kind}.csv`}
              importAt={writes ? `/admin/programmes/import/${kind}` : undefined}
              load={() => calls[kind].exportCsv.fetch(undefined, { staleTime: 0 })}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
