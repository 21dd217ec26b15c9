import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { TitledSection } from '../../titled-section.tsx';

/** Past imports of a partner's conversions, which can be undone. */
export function ImportList({ id }: { id: number }) {
  const { imports: text } = useAdminTexts().conversion;
  const [asking, setAsking] = useState<{ id: number; conversions: number }>();
  const { data } = trpc.admin.conversion.imports.useQuery({ id });
  const undo = trpc.admin.conversion.undoImport.useMutation({
    onSuccess: () => toast.success(text.undone),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <TitledSection
      id="imports"
      title={text.title}
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <ul className="divide-y divide-line">
        {data.items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 text-small"
          >
            <p className="min-w-0">
              <time dateTime={item.at} className="figures">
                {formatTime(item.at)}
              </time>
              <span className="block text-muted">
                {text.entry(formatNumber(item.conversions), item.actor)}
              </span>
            </p>
            {item.undone_at === null ? (
              <EditorOnly>
                <button
                  type="button"
                  disabled={undo.isPending}
                  onClick={() => setAsking(item)}
                  className={buttonClass.quiet}
                >
                  <Undo2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
                  {text.undo}
                </button>
              </EditorOnly>
            ) : (
              <p className="text-muted">{text.undoneBy(item.undone_by ?? '')}</p>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title={text.ask}
          text={text.consequence(formatNumber(asking.conversions))}
          action={text.undo}
          onConfirm={() => undo.mutate({ id, importId: asking.id })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </TitledSection>
  );
}
