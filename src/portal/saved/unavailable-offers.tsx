import { fillText } from '../../../messages/fill-text.ts';
import type { SavedText } from '../../../messages/type/saved.ts';
import { callApi } from '../../api/call-api.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { useAnnouncement } from '../pages/account/use-announcement.tsx';

type Props = { text: SavedText; count: number; onRemoved: () => void };

/** Shows only the number of saved offers that are no longer in any market, because they have no card. */
export function UnavailableOffers({ text, count, onRemoved }: Props) {
  const { language, messages } = usePageContext();
  const { announce, announcement } = useAnnouncement();
  const isOne = new Intl.PluralRules(language).select(count) === 'one';

  async function remove() {
    const result = await callApi('DELETE', '/api/account/saved/unavailable');
    announce('data' in result ? text.unavailableRemoved : messages.account.notSaved);
    if ('data' in result) onRemoved();
  }

  return (
    <>
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">
            {fillText(isOne ? text.unavailable.one : text.unavailable.other, {
              count: count.toLocaleString(language),
            })}
          </p>
          <button type="button" onClick={remove} className={buttonClass.quiet}>
            {text.removeUnavailable}
          </button>
        </div>
      )}
      {announcement}
    </>
  );
}
