import { type ComponentType, useEffect, useState } from 'react';
import type { SignInText } from '../../messages/sign-in-text.ts';
import { localCopiedCodes, localSavedOffers } from '../visitor/local-saved-items.ts';
import type { LocalSavedCards } from './local-saved-cards.tsx';

/** Where what was saved and copied without an account can be found. Who has kept nothing loads nothing. */
export function LocalSavedSection({ text }: { text: SignInText['local'] }) {
  const [Cards, setCards] = useState<ComponentType<Parameters<typeof LocalSavedCards>[0]>>();
  useEffect(() => {
    if (localSavedOffers().length + localCopiedCodes().length === 0) return;
    import('./local-saved-cards.tsx').then(
      ({ LocalSavedCards }) => setCards(() => LocalSavedCards),
      () => {},
    );
  }, []);
  return Cards && <Cards text={text} />;
}
