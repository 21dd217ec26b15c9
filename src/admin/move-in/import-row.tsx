import { Link } from '@tanstack/react-router';
import type { SiteImport } from '#contract/move-in/site-import.ts';
import { trpc } from '../api.ts';
import { formatTime } from '../format.ts';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { DeleteButton } from '../list/delete-button.tsx';
import { StatusChips } from '../list/status-chips.tsx';
import { importStatus } from './import-status.ts';

/** A broken file has no site to name. */
export const nameOfImport = ({ source, name }: Pick<SiteImport, 'source' | 'name'>) =>
  source || name;

export function ImportRow({ shown }: { shown: SiteImport }) {
  const { moveIn, refusal } = useAdminTexts();
  const text = moveIn.list;
  const { id, name, state, failure, author, created_at } = shown;
  const title = nameOfImport(shown);
  const remove = trpc.admin.siteImport.delete.useMutation({
    onSuccess: () => toast.success(text.deleted(title)),
  });
  return (
    <li
      data-row
      className="group/row flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2.5 text-small first:rounded-t-card first:border-t-0 last:rounded-b-card hover:bg-lifted"
    >
      <div className="min-w-0 flex-1 basis-[60%]">
        <p dir="auto" className="truncate font-strong">
          <Link
            to="/admin/settings/move-in/$id"
            params={{ id: String(id) }}
            data-edit
            className="underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </p>
        <p className="figures wrap-anywhere text-muted">
          {title !== name && `${name} · `}
          {text.facts(author, formatTime(created_at))}
        </p>
        {failure && <p className="wrap-anywhere text-danger">{refusal.translate(failure)}</p>}
      </div>
      <StatusChips statuses={[importStatus(state, moveIn)]} />
      {state !== 'working' && (
        <DeleteButton
          name={title}
          consequence={text.deletion}
          isPending={remove.isPending}
          onDelete={() => remove.mutate({ id })}
        />
      )}
    </li>
  );
}
