import { Link } from '@tanstack/react-router';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../../ui/button.ts';
import { EntityFrame, type List } from '../../form/entity-form-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { SheetImport } from './sheet-import.tsx';
import type { RunImport } from './use-sheet-import.ts';

type Rows = keyof AdminTexts['sheet']['titles'];

type Props = {
  list: List & { name: Rows };
  /** The rows of the sheet, if the list has others. */
  rows?: Rows;
  run: RunImport;
};

export function ImportPage({ list, rows = list.name, run }: Props) {
  const { sheet: text } = useAdminTexts();
  return (
    <EntityFrame list={list} title={text.titles[rows]}>
      <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      <SheetImport run={run}>
        <Link to={list.to} className={buttonClass.primaryLink}>
          {text.toList}
        </Link>
      </SheetImport>
    </EntityFrame>
  );
}
