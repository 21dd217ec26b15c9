import type { ReactNode } from 'react';
import { SheetFileField } from './sheet-file-field.tsx';
import { SheetOutcome } from './sheet-outcome.tsx';
import { type RunImport, useSheetImport } from './use-sheet-import.ts';

type Props = {
  run: RunImport;
  /** The label of a field for files of any format. */
  file?: string;
  /** Rows that are refused are left out, and the others imported. */
  skipsRefused?: boolean;
  /** The next step, shown once the rows have been imported. */
  children: ReactNode;
};

/** Imports a file. Shows the outcome of each row before importing anything. */
export function SheetImport({ run, file, skipsRefused = false, children }: Props) {
  const sheet = useSheetImport(run);
  return (
    <>
      <SheetFileField
        file={file}
        disabled={sheet.busy}
        onChoose={async (chosen) => {
          const csv = await sheet.read(chosen);
          if (csv !== undefined) await sheet.send(csv, true);
        }}
      />
      <SheetOutcome sheet={sheet} skipsRefused={skipsRefused}>
        {children}
      </SheetOutcome>
    </>
  );
}
