import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { replayPresses } from '../../../ui/press/replay-presses.ts';
import { countedAs } from '../../cards/counted-click.ts';

type Props = { texts: PromoText; id: number; code: string };

const remember = (id: number) =>
  import('../../visitor/remember-copied.ts').then(({ rememberCopied }) => rememberCopied(id));

export function CopyCode({ texts, id, code }: Props) {
  const text = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy(text);
  return (
    <div className="flex items-center gap-3 rounded-control border border-edge border-dashed bg-ground p-2 pl-4">
      <code ref={text} className="min-w-0 flex-1 break-all text-large">
        {code}
      </code>
      <button
        type="button"
        {...replayPresses('click')}
        {...countedAs({ kind: 'promocode', id })}
        onClick={async () => {
          if (await copy()) remember(id).catch(() => {});
        }}
        className={`${buttonClass.quiet} min-w-24`}
      >
        {copied ? texts.copied : texts.copy}
      </button>
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </div>
  );
}

const shownFor = 1400;

/** Copies an element's text. If the browser doesn't allow it, selects the text for the visitor to copy. */
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
