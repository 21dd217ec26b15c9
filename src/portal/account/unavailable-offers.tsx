import { fillText } from '../../../messages/fill-text.ts';
import type { AccountText } from '../../../messages/type/account.ts';
import { callApi } from '../../api/call-api.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { failureText } from './failure-text.ts';
import { useAnnouncement } from './use-announcement.tsx';

type Props = { text: AccountText; count: number; onRemoved: () => void };

/** Shows only the number of saved offers that are no longer in any market, because they have no card. */
export function UnavailableOffers({ text: { saved, refusals }, count, onRemoved }: Props) {
  const { language } = usePageContext();
  const { announce, announcement } = useAnnouncement();
  const isOne = new Intl.PluralRules(language).select(count) === 'one';

  async function remove() {
    const result = await callApi('DELETE', '/api/account/saved/unavailable');
    announce('data' in result ? saved.unavailableRemoved : failureText(refusals, result.failure));
    if ('data' in result) onRemoved();
  }

  return (
    <>
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {fillText(isOne ? saved.unavailable.one : saved.unavailable.other, {
              count: count.toLocaleString(language),
            })}
          </p>
          <button type="button" onClick={remove} className={buttonClass.quiet}>
            {saved.removeUnavailable}
          </button>
        </div>
      )}
      {announcement}
    </>
  );
}
