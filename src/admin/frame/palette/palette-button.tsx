import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { CommandPalette } from './command-palette.tsx';
import { opensPalette, paletteKeys } from './palette-keys.ts';

export function PaletteButton() {
  const { palette: text } = useAdminTexts().frame;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setShown(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShown(true)}
        className={`${buttonClass.quiet} lg:w-full lg:justify-start lg:bg-ground lg:px-3 lg:font-normal lg:text-muted`}
      >
        <Search className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        <span className="min-w-0 truncate max-lg:sr-only">{text.open}</span>
        <span aria-hidden="true" className="ml-auto shrink-0 font-normal text-small max-lg:hidden">
          {paletteKeys.join(' ')}
        </span>
      </button>
      {shown && <CommandPalette onClose={() => setShown(false)} />}
    </>
  );
}
