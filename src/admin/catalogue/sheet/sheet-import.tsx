import type { ReactNode } from 'react';
import { SheetFileField } from './sheet-file-field.tsx';
import { SheetOutcome } from './sheet-outcome.tsx';
import { type RunImport, useSheetImport } from './use-sheet-import.ts';

type Props = {
  run: RunImport;
  /** The next step, shown once the rows have been imported. */
  children: ReactNode;
};

/** Imports a file. Shows the outcome of each row before importing anything. */
export function SheetImport({ run, children }: Props) {
  const sheet = useSheetImport(run);
  return (
    <>
      <SheetFileField
        disabled={sheet.busy}
        onChoose={async (file) => {
          const csv = await sheet.read(file);
          if (csv !== undefined) await sheet.send(csv, true);
        }}
      />
      <SheetOutcome sheet={sheet}>{children}</SheetOutcome>
    </>
  );
}
