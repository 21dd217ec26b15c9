/** The edited cells of a grid and their errors. Nothing entered is lost until its row has been saved. */
import { useState } from 'react';
import { type Product, type ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import type { Proposed } from '#contract/release/proposal.ts';
import { refreshesLater, showsOwnErrors } from '../../../admin-query-client.ts';
import { trpc } from '../../../api.ts';
import { useAdminTexts } from '../../../language.ts';
import { problemOf } from '../../../problem.ts';
import { orProposed } from '../../../release/working/or-proposed.ts';
import { type CellTexts, cellText, columnOf, type FactColumn, withCells } from './fact-column.ts';
import type { GridContext } from './grid-column.ts';

type CellErrors = Partial<Record<FactColumn, string>>;
export type RowState = {
  cells: CellTexts;
  /** What the editor saw before the first edit. */
  before: ProductDraft;
  errors: CellErrors;
  /** An error without a cell. */
  problem?: string | undefined;
  isOutdated?: boolean;
};

export type CellEdit = { product: Product; column: FactColumn; text: string };

export function useFactRows(context: GridContext) {
  const { factGrid: text } = useAdminTexts().fact;
  const { refusal } = useAdminTexts();
  const utils = trpc.useUtils();
  const update = trpc.admin.product.update.useMutation({
    meta: { ...showsOwnErrors.meta, ...refreshesLater.meta },
  });
  const [rows, setRows] = useState<ReadonlyMap<number, RowState>>(new Map());
  /** The number of cells in the last paste that didn't fit into the grid. */
  const [unpasted, setUnpasted] = useState(0);
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());

  function edit(edits: readonly CellEdit[], unpasted = 0) {
    setUnpasted(unpasted);
    setRows((rows) => {
      const next = new Map(rows);
      for (const { product, column, text } of edits) {
        const row = next.get(product.id);
        const before = row?.before ?? productDraft.parse(product);
        const cells = { ...row?.cells, [column]: text };
        if (text.trim() === cellText(column, before.facts, context)) delete cells[column];
        const errors = { ...row?.errors, [column]: undefined };
        if (Object.keys(cells).length === 0 && !row?.isOutdated) next.delete(product.id);
        else next.set(product.id, { ...row, before, cells, errors, problem: undefined });
      }
      return next;
    });
  }

  const change = (id: number, part: (row: RowState) => RowState | undefined) =>
    setRows((rows) => {
      const row = rows.get(id);
      if (!row) return rows;
      const next = new Map(rows);
      const changed = part(row);
      if (changed) next.set(id, changed);
      else next.delete(id);
      return next;
    });

  /** Cells edited while the row was being saved stay edited. */
  const saved = (id: number, sent: CellTexts, product: ProductDraft) =>
    change(id, (row) => {
      const left = Object.entries(row.cells).filter(
        ([column, cell]) => sent[column as FactColumn] !== cell,
      );
      return left.length === 0
        ? undefined
        : { before: productDraft.parse(product), cells: Object.fromEntries(left), errors: {} };
    });

  function refuse(id: number, found: { path: string; message: string }[]) {
    const errors: CellErrors = {};
    const others: string[] = [];
    for (const { path, message } of found) {
      const column = columnOf(path);
      if (column) errors[column] ??= message;
      else others.push(message);
    }
    change(id, (row) => ({ ...row, errors, problem: others.join('. ') || undefined }));
  }

  /** Loads the saved proposal before the edits are dropped, so that the grid never shows the old values in between. */
  async function loadProposal({ proposal }: Proposed) {
    const { get, list } = utils.admin.proposal;
    if (proposal) await get.fetch({ id: proposal.id }, { staleTime: 0 });
    await list.invalidate();
  }

  /** Returns whether the row was saved. */
  async function send(id: number, { before, cells }: RowState): Promise<boolean> {
    const { draft, problems } = withCells(before, cells, context);
    const unread = Object.entries(problems).map(([column, problem]) => [
      column,
      text.problems[problem],
    ]);
    if (unread.length > 0) {
      change(id, (row) => ({ ...row, errors: Object.fromEntries(unread) }));
      return false;
    }
    const parsed = productDraft.safeParse(draft);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message: refusal.translate(message),
      }));
      refuse(id, issues);
      return false;
    }
    try {
      const { answer, proposed } = await orProposed(
        update.mutateAsync({ id, draft: parsed.data, before }),
      );
      if (answer) utils.admin.product.get.setData({ id }, answer);
      else await loadProposal(proposed);
      saved(id, cells, answer ?? parsed.data);
      return true;
    } catch (error) {
      const { message, fields } = problemOf(error, refusal);
      const isOutdated = fields.some(({ path }) => path === 'before');
      if (isOutdated) change(id, (row) => ({ ...row, isOutdated, problem: message }));
      else if (fields.length > 0) refuse(id, fields);
      else change(id, (row) => ({ ...row, problem: message }));
      return false;
    }
  }

  async function save(ids: readonly number[]) {
    let isSaved = false;
    for (const id of ids) {
      const row = rows.get(id);
      if (!row || row.isOutdated || saving.has(id)) continue;
      setSaving((busy) => new Set(busy).add(id));
      isSaved = (await send(id, row)) || isSaved;
      setSaving((busy) => new Set([...busy].filter((one) => one !== id)));
    }
    if (isSaved) await utils.invalidate();
  }

  /** Applies the edited cells to the version that someone else has saved. */
  async function rebase(id: number) {
    const product = await utils.admin.product.get.fetch({ id }, { staleTime: 0 });
    change(id, ({ cells }) => ({ cells, before: productDraft.parse(product), errors: {} }));
  }

  const discard = (id: number) => {
    change(id, () => undefined);
    return utils.admin.product.get.invalidate({ id });
  };

  return { rows, saving, unpasted, edit, save, rebase, discard };
}
