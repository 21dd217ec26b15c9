import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { ChangeList } from './change-entry.tsx';

type Props = { entity: ChangedKind; id: number; title?: string };

/** Lists the changes to one entity below its form. Loaded when an editor opens the section. */
export function HistorySection({ entity, id, title }: Props) {
  const { history: text } = useAdminTexts();
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/history border-line border-t pt-4"
    >
      <summary className="flex min-h-10 w-fit items-center gap-2 rounded-small font-heading font-strong text-large">
        <ChevronRight
          className="size-5 text-muted transition-transform group-open/history:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        {title ?? text.title}
      </summary>
      {open && (
        <div className="mt-3">
          <Changes entity={entity} id={id} />
        </div>
      )}
    </details>
  );
}

const maxShown = 10;

function Changes({ entity, id }: { entity: ChangedKind; id: number }) {
  const { history: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.change.list.useQuery({
    entity,
    id,
    limit: maxShown,
  });
  if (error) {
    return <LoadError error={error} retry={refetch} />;
  }
  if (!data) return <Skeleton className="h-20" />;
  if (data.total === 0) return <p className="text-muted">{text.empty}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <ChangeList changes={data.items} named={false} />
      {data.total > maxShown && (
        <Link to="/admin/history" search={{ kind: entity, of: id }} className={buttonClass.quiet}>
          {text.allChanges(data.total)}
        </Link>
      )}
    </div>
  );
}
