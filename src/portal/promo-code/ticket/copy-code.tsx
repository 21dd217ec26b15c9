import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePromoText } from '../../../messages/promo-code-text.ts';
import { buttonClass } from '../../../ui/button.ts';

type Props = { id: number; code: string };

const remember = (id: number) =>
  import('../../visitor/remember-copied.ts').then(({ rememberCopied }) => rememberCopied(id));

export function CopyCode({ id, code }: Props) {
  const promo = usePromoText();
  const text = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy(text);
  return (
    <div className="flex items-center gap-3 rounded-control border border-edge border-dashed bg-ground p-2 pl-4">
      <code ref={text} className="min-w-0 flex-1 break-all text-large">
        {code}
      </code>
      <button
        type="button"
        onClick={async () => {
          if (await copy()) remember(id).catch(() => {});
        }}
        className={`${buttonClass.quiet} min-w-24`}
      >
        {copied ? promo.copied : promo.copy}
      </button>
      <span role="status" className="sr-only">
        {copied && promo.copied}
      </span>
    </div>
  );
}

const shownFor = 1400;

/** Copies an element's text. If the browser refuses, the text is selected for the visitor to copy. */
function useCopy(source: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<boolean> {
    const element = source.current;
    if (!element) return false;
    try {
      await navigator.clipboard.writeText(element.textContent);
    } catch {
      window.getSelection()?.selectAllChildren(element);
      return false;
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), shownFor);
    return true;
  }

  return { copied, copy };
}
