import { callApi } from '../../api/call-api.ts';
import type { AccountText } from '../../messages/account-text.ts';
import { fillText } from '../../messages/fill-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { failureText } from './failure-text.ts';
import { useOutcome } from './use-outcome.tsx';

type Props = { text: AccountText; count: number; onRemoved: () => void };

/** What is saved and in no market any longer has no card: it can be told by its number alone. */
export function GoneOffers({ text: { saved, refusals }, count, onRemoved }: Props) {
  const { language } = usePageContext();
  const { tell, outcome } = useOutcome();
  const isOne = new Intl.PluralRules(language).select(count) === 'one';

  async function remove() {
    const result = await callApi('DELETE', '/api/account/saved/unavailable');
    tell('data' in result ? saved.goneRemoved : failureText(refusals, result.failure));
    if ('data' in result) onRemoved();
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
      {outcome}
    </>
  );
}
