import { type ReactNode, use, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { defaultLanguage } from '#contract/language.ts';
import { trpc } from '../../api.ts';
import { languageName } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit } from '../../people/sign-in/use-session.ts';
import { describeField } from '../../release/review/proposed-fields.ts';
import { useFieldBoxes } from './field-boxes.ts';
import { StaleTextsContext } from './stale-texts.ts';

/** Marks translations whose original has changed since. Must be rendered inside the form. */
export function StaleNotes(): ReactNode {
  const texts = useAdminTexts();
  const text = texts.form.stale;
  const stale = use(StaleTextsContext);
  const fields = useMemo(
    () => stale.map((key) => ({ key, ...describeField(key.kind, key, texts) })),
    [stale, texts],
  );
  const { start, boxes } = useFieldBoxes(fields, 'stale');
  const mayEdit = useMayEdit();
  const dismiss = trpc.admin.translation.dismiss.useMutation({
    onSuccess: () => toast.success(text.dismissed),
  });
  return (
    <>
      <span ref={start} hidden />
      {boxes.map(({ field: { key, path, label }, box }) =>
        createPortal(
          <div className="flex flex-wrap items-baseline gap-x-3 text-small text-warning">
            <p>{text.note(languageName(defaultLanguage))}</p>
            {mayEdit && (
              <button
                type="button"
                disabled={dismiss.isPending}
                onClick={() => dismiss.mutate(key)}
                className="underline underline-offset-4 hover:text-ink"
              >
                {text.dismiss}
                <span className="sr-only"> ({label})</span>
              </button>
            )}
          </div>,
          box,
          path,
        ),
      )}
    </>
  );
}
