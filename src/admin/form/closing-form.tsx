import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

type Props = { save: (fields: FormData) => Promise<void>; children: ReactNode };

/** A form that closes once it is saved. Doesn't accept input in the meantime, because it would be lost. */
export function ClosingForm({ save, children }: Props) {
  const [isSaving, setSaving] = useState(false);
  const focused = useRef<Element>(null);
  const submit = useOneAtATime(async (fields: FormData) => {
    focused.current = document.activeElement;
    setSaving(true);
    await save(fields).finally(() => setSaving(false));
  });
  useEffect(() => {
    // Disabled fields lose focus. Restores it unless the editor has focused something else.
    const isLost = document.activeElement === document.body;
    if (!isSaving && isLost && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isSaving]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <fieldset disabled={isSaving} className="flex min-w-0 flex-col gap-4">
        {children}
      </fieldset>
    </form>
  );
}
