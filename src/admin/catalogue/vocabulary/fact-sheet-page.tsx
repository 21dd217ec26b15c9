import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { SheetImport } from '../sheet/sheet-import.tsx';
import { ExportButton } from '../sheet/sheet-links.tsx';
import { FactTabs } from './fact-tabs.tsx';

/** Exports and imports the facts of all partners. */
export function FactSheetPage() {
  const { fact, frame, sheet } = useAdminTexts();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.admin.productFacts.importCsv.useMutation(showsOwnErrors);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{frame.screens.partnerFacts}</PageTitle>
        <ExportButton
          file="product-facts.csv"
          load={() => utils.admin.productFacts.exportCsv.fetch(undefined, { staleTime: 0 })}
        />
      </div>
      <FactTabs />
      <p className="max-w-[44rem] text-muted">{fact.sheet}</p>
      <EditorOnly>
        <SheetImport run={mutateAsync}>
          <Link to="/admin/products" className={buttonClass.primaryLink}>
            {sheet.toList}
          </Link>
        </SheetImport>
      </EditorOnly>
    </div>
  );
}
