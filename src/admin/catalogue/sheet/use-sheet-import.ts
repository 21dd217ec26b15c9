import { useState } from 'react';
import type { SheetResult } from '#contract/catalogue/sheet/sheet.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { ProposedInstead } from '../../release/working/proposed-instead.ts';
import { readSheet } from './read-sheet.ts';
import { countOutcomes, countsText } from './row-outcome.ts';

export type RunImport = (sheet: { csv: string; dry_run: boolean }) => Promise<SheetResult>;

type Checked = { csv: string; result: SheetResult };

/** Checks a file with a dry run before it can be imported. */
export function useSheetImport(run: RunImport) {
  const { refusal, sheet: text } = useAdminTexts();
  const showUndoable = useUndoableToast();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(csv: string, dry_run: boolean, runThis = run) {
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await runThis({ csv, dry_run });
      setChecked({ csv, result });
      if (result.written) {
        showUndoable(text.imported(countsText(countOutcomes(result.rows), text)), result);
      }
    } catch (error) {
      if (error instanceof ProposedInstead) setChecked(undefined);
      else setFailure(problemOf(error, refusal).message);
      if (dry_run) setChecked(undefined);
    }
    setBusy(false);
  }

  /** Returns the text of the file, or shows why it cannot be read. */
  async function read(file: File): Promise<string | undefined> {
    const read = await readSheet(file);
    if ('csv' in read) return read.csv;
    clear();
    setFailure(text.problems[read.problem]);
    return undefined;
  }

  function clear() {
    setChecked(undefined);
    setFailure(undefined);
  }

  return { checked, failure, busy, send, read, clear };
}

export type SheetImportState = ReturnType<typeof useSheetImport>;
