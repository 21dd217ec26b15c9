import { type ComponentType, useEffect, useState } from 'react';
import type { SignInText } from '../../messages/sign-in-text.ts';
import { copiedHere, savedHere } from '../visitor/local-saved-items.ts';
import type { KeptShelf } from './local-saved-cards.tsx';

/** Where what was saved and copied without an account can be found. Who has kept nothing loads nothing. */
export function KeptHere({ text }: { text: SignInText['here'] }) {
  const [Shelf, setShelf] = useState<ComponentType<Parameters<typeof KeptShelf>[0]>>();
  useEffect(() => {
    if (savedHere().length + copiedHere().length === 0) return;
    import('./local-saved-cards.tsx').then(
      ({ KeptShelf }) => setShelf(() => KeptShelf),
      () => {},
    );
  }, []);
  return Shelf && <Shelf text={text} />;
}
