import type { SearchTexts } from '../../../../messages/en/search.ts';

const key = 'rounded-small border border-line px-1.5 font-mono';

export const KeyHints = ({ texts: { keys } }: { texts: SearchTexts }) => (
  <p className="hidden gap-5 border-line border-t px-6 py-3 text-muted text-small md:flex">
    <span>
      <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> {keys.move}
    </span>
    <span>
      <kbd className={key}>Enter</kbd> {keys.open}
    </span>
    <span>
      <kbd className={key}>Ctrl</kbd> <kbd className={key}>Enter</kbd> {keys.newTab}
    </span>
    <span>
      <kbd className={key}>Esc</kbd> {keys.close}
    </span>
  </p>
);
