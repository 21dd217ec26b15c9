import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { fieldAt } from './difference-table.tsx';
import { fieldsOfKind } from './edit-choice.ts';
import type { BulkEditing, EditedRows } from './use-bulk-edit.ts';

/** Says which rows refuse the edit and why. */
export function useRefusal(editing: BulkEditing, { ids }: EditedRows) {
  const texts = useAdminTexts();
  const text = texts.bulkEdit;
  const fields = fieldsOfKind(editing.kind, texts);
  const nameOf = (index: number) => {
    const row = ids ? editing.rows.find(({ id }) => id === ids[index]) : editing.rows[index];
    return row?.name ?? text.row(index + 1);
  };
  return (error: unknown): string => {
    const problem = problemOf(error, texts.refusal);
    const sentences = problem.fields.map(({ path, message }) => {
      const [, index, field] = /^ids\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
      if (index === undefined) return `${message}.`;
      const name = nameOf(Number(index));
      return field
        ? text.refused(name, fieldAt(fields, field).label, message)
        : text.refusedRow(name, message);
    });
    return sentences.join(' ') || problem.message;
  };
}
