import { Link, type LinkProps } from '@tanstack/react-router';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../../ui/button.ts';
import { EntityFrame } from '../../form/entity-form-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { SheetImport } from './sheet-import.tsx';
import type { RunImport } from './use-sheet-import.ts';

type Props = {
  list: { to: LinkProps['to']; name: keyof AdminTexts['sheet']['titles'] };
  run: RunImport;
};

export function ImportPage({ list, run }: Props) {
  const { sheet: text } = useAdminTexts();
  return (
    <EntityFrame list={list} title={text.titles[list.name]}>
      <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      <SheetImport run={run}>
        <Link to={list.to} className={buttonClass.primaryLink}>
          {text.toList}
        </Link>
      </SheetImport>
    </EntityFrame>
  );
}
