import type { BulkDifference, ChangedRow, FieldChange } from '#contract/catalogue/bulk-edit.ts';
import type { BulkKind } from '#contract/catalogue/bulk-input.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { useCategories } from '../../use-categories.ts';
import { DifferenceList } from '../history/difference-list.tsx';
import type { FieldDescription } from '../history/field/field-description.ts';
import type { Difference } from '../history/field/field-difference.ts';
import type { Names } from '../history/field/field-value.tsx';
import { fieldsOfKind } from './edit-choice.ts';

const maxRows = 100;

type Props = { kind: BulkKind; difference: BulkDifference };

/** Shows what changes in each row. */
export function DifferenceTable({ kind, difference }: Props) {
  const texts = useAdminTexts();
  const text = texts.bulkEdit;
  const rows = difference.rows.slice(0, maxRows);
  const fields = fieldsOfKind(kind, texts);
  const names = useNames(rows);
  const hidden = difference.rows.length - rows.length;
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <table aria-label={text.difference} className="w-full table-fixed text-small">
        <thead>
          <tr className="border-line border-b text-left text-muted">
            <th scope="col" className="w-2/5 py-1 pr-3 font-normal sm:w-1/4">
              {text.item}
            </th>
            <th scope="col" className="py-1 font-normal">
              {text.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, changes, more }) => (
            <tr key={id} className="border-line border-b align-top">
              <th scope="row" dir="auto" className="py-2 pr-3 text-left font-strong wrap-anywhere">
                {name ?? `#${id}`}
              </th>
              <td className="py-2 wrap-anywhere">
                <DifferenceList differences={differencesOf(changes, fields)} names={names} />
                {more > 0 && <p className="text-muted">{text.moreChanges(more)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="text-muted text-small">{text.moreRows(text.items[kind](hidden))}</p>
      )}
    </div>
  );
}

/** The entries of a list that change in the same way are shown once. */
function differencesOf(changes: FieldChange[], fields: readonly FieldDescription[]): Difference[] {
  const shown = new Map<string, Difference>();
  for (const { field: path, from: before, to: after } of changes) {
    const field = fieldAt(fields, path);
    const key = JSON.stringify([field.path, before, after]);
    if (!shown.has(key)) shown.set(key, { ...field, path: key, before, after });
  }
  return [...shown.values()];
}

/** A field inside an entry has the label of its list. */
export function fieldAt(fields: readonly FieldDescription[], path: string): FieldDescription {
  const own = fields.find((field) => field.path === path);
  if (own) return own;
  const list = fields.find((field) => path.startsWith(`${field.path}.`));
  return { path, label: list?.label ?? path, format: 'text' };
}

/** The names of the products and categories that changes refer to by id. */
function useNames(rows: readonly ChangedRow[]): Names {
  const { data: categories } = useCategories();
  const changes = rows.flatMap((row) => row.changes);
  const ids = new Set(
    changes
      .filter(({ field }) => field === 'product_id')
      .flatMap(({ from, to }) => [from, to])
      .filter((id) => typeof id === 'number'),
  );
  const products = trpc.useQueries(({ admin }) => [...ids].map((id) => admin.product.get({ id })));
  return {
    entities: new Map(
      products.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])),
    ),
    categories: new Map(categories?.items.map(({ id, name }) => [id, name])),
  };
}
