import { Save } from 'lucide-react';
import type { Product } from '#contract/catalogue/product.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { useAdminTexts } from '../../../language.ts';
import { factColumns } from './fact-column.ts';
import type { RowState, useFactRows } from './use-fact-rows.ts';

type State = ReturnType<typeof useFactRows>;
type Props = { product: Product; state: State };

export function RowSave({ product, state }: Props) {
  const { factGrid: text } = useAdminTexts().fact;
  const isBusy = state.saving.has(product.id) || state.rows.get(product.id)?.isOutdated;
  return (
    <button
      type="button"
      disabled={isBusy}
      title={text.save(product.title)}
      onClick={() => state.save([product.id])}
      className={buttonClass.rowIcon}
    >
      <Save className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{text.save(product.title)}</span>
    </button>
  );
}

/** Explains why the row wasn't saved. If someone else has changed it, the edits can be applied to their version. */
export function RowNotice({ product, row, state }: Props & { row: RowState }) {
  const { factGrid: text } = useAdminTexts().fact;
  return (
    <tr>
      <td colSpan={factColumns.length + 1} className="bg-danger-ground px-3 py-2">
        <div role="alert" className="sticky left-3 flex w-fit flex-wrap items-center gap-3">
          <span>
            {product.title}: {row.problem}
          </span>
          {row.isOutdated && (
            <button
              type="button"
              onClick={() => state.rebase(product.id)}
              className={buttonClass.quiet}
            >
              {text.rebase}
            </button>
          )}
          <button
            type="button"
            onClick={() => state.discard(product.id)}
            className={buttonClass.quiet}
          >
            {text.discard}
          </button>
        </div>
      </td>
    </tr>
  );
}
