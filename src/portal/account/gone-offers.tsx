import { useRef, useState } from 'react';
import { fillText } from '../../messages/fill-text.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { callAccount } from '../visitor/account-call.ts';
import { sentenceFor } from './refusal.ts';

type Props = { text: AccountText; count: number; onRemoved: () => void };

/** What is saved and in no market any longer has no card: it can be told by its number alone. */
export function GoneOffers({ text: { saved, refusals }, count, onRemoved }: Props) {
  const { language } = usePageContext();
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);
  const isOne = new Intl.PluralRules(language).select(count) === 'one';

  async function remove() {
    const answer = await callAccount('DELETE', '/saved/unavailable');
    setSaid('data' in answer ? saved.goneRemoved : sentenceFor(refusals, answer.refusal));
    // The button goes with what it removed.
    outcome.current?.focus();
    if ('data' in answer) onRemoved();
  }

  return (
    <>
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {fillText(isOne ? saved.gone.one : saved.gone.other, {
              count: count.toLocaleString(language),
            })}
          </p>
          <button type="button" onClick={remove} className={buttonClass.quiet}>
            {saved.removeGone}
          </button>
        </div>
      )}
      <p ref={outcome} role="status" tabIndex={-1} className="text-small empty:-mt-4">
        {said}
      </p>
    </>
  );
}
