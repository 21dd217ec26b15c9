import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Setup } from '#contract/site/setup.ts';
import { trpc } from '../../api.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { orProposed } from '../../release/working/or-proposed.ts';

type Props = { pages: Setup['example_pages'] };

/** Links to the pages that still have to be replaced, and deletes those that aren't needed. */
export function ExamplePages({ pages }: Props) {
  const { setup: text, shared } = useAdminTexts();
  const [asking, setAsking] = useState(false);
  const remove = trpc.admin.contentPage.delete.useMutation();
  async function removeAll() {
    let deleted = 0;
    for (const { id } of pages) {
      const { proposed } = await orProposed(remove.mutateAsync({ id }));
      if (!proposed) deleted += 1;
    }
    if (deleted > 0) toast.success(text.deletedExamples);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-muted">{text.examplePages}</span>
      {pages.map(({ id, name }) => (
        <Link
          key={id}
          to="/admin/pages/$id"
          params={{ id: String(id) }}
          className="inline-block min-h-6 underline underline-offset-4"
        >
          {name}
        </Link>
      ))}
      <button
        type="button"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
        className="min-h-6 text-danger underline underline-offset-4"
      >
        {text.deleteExamples}
      </button>
      {asking && (
        <ConfirmDialog
          title={text.askToDelete(pages.length)}
          text={text.deletion}
          action={shared.delete}
          onConfirm={() => removeAll().catch(() => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
