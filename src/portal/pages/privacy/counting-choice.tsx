import { useLocation } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import type { StoredDataTexts } from '../../../../messages/en/privacy/stored-data.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useCounting } from '../../page-start/use-counting.ts';

type Props = { texts: StoredDataTexts['counting'] };

/** Both choices are on the page, which is cached for everyone. An inline script marks visitors who aren't counted. */
export function CountingChoice({ texts }: Props) {
  const isOff = useCounting() === 'off';
  return (
    <section aria-labelledby="counting" className="mt-10 border-line border-t pt-8">
      <h2 id="counting" className="scroll-mt-6 text-title">
        {texts.title}
      </h2>
      <p className="max-w-[40rem] pt-2 text-muted">{isOff ? texts.off : texts.lead}</p>
      {!isOff && (
        <>
          <div className="in-data-uncounted:hidden pt-4">
            <Choice counted="no" label={texts.stop} />
          </div>
          <div className="hidden in-data-uncounted:block pt-4">
            <p className="pb-3">{texts.stopped}</p>
            <Choice counted="yes" label={texts.resume} />
          </div>
        </>
      )}
    </section>
  );
}

function Choice({ counted, label }: { counted: 'yes' | 'no'; label: string }) {
  const back = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <form method="post" action={pagePath.counting}>
      <input type="hidden" name="back" value={back} />
      <button type="submit" name="counted" value={counted} className={buttonClass.quiet}>
        {label}
      </button>
    </form>
  );
}
