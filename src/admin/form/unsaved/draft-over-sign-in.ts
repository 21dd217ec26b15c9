/** Stores unsaved changes in the tab if the session expires, and restores them after the next sign-in. */
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { storedToken } from '../../people/sign-in/stored-token.ts';

/** Only changed fields are restored, because other editors may have saved the rest in the meantime. */
export type ChangedValues<Values> = { values: Values; changed: string[] };

type Form<Values> = {
  unsaved: () => ChangedValues<Values> | undefined;
  restore: (draft: ChangedValues<Values>) => void;
};

const keyOf = (path: string) => `unsaved:${path}`;

export function useStoredDraft<Values>(path: string, form: Form<Values>) {
  const unsaved = useEffectEvent(form.unsaved);
  const { form: text } = useAdminTexts();
  const restore = useEffectEvent((draft: ChangedValues<Values>) => {
    form.restore(draft);
    toast.success(text.restored);
  });
  useEffect(() => {
    const stored = sessionStorage.getItem(keyOf(path));
    if (stored !== null) {
      sessionStorage.removeItem(keyOf(path));
      restore(JSON.parse(stored));
    }
    return () => {
      const draft = storedToken() === null ? unsaved() : undefined;
      if (draft) sessionStorage.setItem(keyOf(path), JSON.stringify(draft));
    };
  }, [path]);
}
