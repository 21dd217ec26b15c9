import { Link, type LinkProps } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { problemOf } from '../../problem.ts';
import { saveFile } from '../../save-file.ts';

type Props = {
  file: string;
  /** Undefined for people who may only export. */
  importAt: LinkProps['to'] | undefined;
  load: () => Promise<string>;
  /** The rows that the sheet has, for screen readers, on a screen with several sheets. */
  rows?: string;
};

export function SheetLinks({ importAt, ...sheet }: Props) {
  const { sheet: text } = useAdminTexts();
  return (
    <div className="flex gap-2">
      <ExportButton {...sheet} />
      {importAt && (
        <EditorOnly>
          <Link to={importAt} className={buttonClass.quiet}>
            <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {text.import}
            {sheet.rows && <span className="sr-only">{sheet.rows}</span>}
          </Link>
        </EditorOnly>
      )}
    </div>
  );
}

export function ExportButton({ file, load, rows }: Omit<Props, 'importAt'>) {
  const { refusal: refusals, sheet: text } = useAdminTexts();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(file, await load());
    } catch (error) {
      toast.error(problemOf(error, refusals).message);
    }
    setBusy(false);
  }

  return (
    <button type="button" disabled={busy} onClick={download} className={buttonClass.quiet}>
      <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {text.export}
      {rows && <span className="sr-only">{rows}</span>}
    </button>
  );
}
