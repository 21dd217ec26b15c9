import { useLocation } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { type StoredPeriod, storedKinds } from '#contract/site/stored-data.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { StoredDataTexts } from '../../../../messages/en/privacy/stored-data.ts';
import { buttonClass } from '../../../ui/button.ts';
import { usePageContext } from '../../page-context.ts';
import { useCounting } from '../../page-start/use-counting.ts';

type CountingChoiceProps = { texts: StoredDataTexts['counting'] };

/**
 * Includes both choices, because the cached page is the same for everyone. An inline script marks visitors who aren't
 * counted.
 */
function CountingChoice({ texts }: CountingChoiceProps) {
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

type Props = { texts: StoredDataTexts };

const groups = ['visitor', 'browser', 'team'] as const;

/** Shown in addition to the text that editors write above. */
export function StoredDataSection({ texts }: Props) {
  const { language, site } = usePageContext();
  const { storedData } = site;
  if (!storedData) return null;
  const counted = countedIn(language);
  const periodText = (period: StoredPeriod) => {
    if ('until' in period) return texts.until[period.until];
    return 'days' in period
      ? counted(period.days, texts.days)
      : counted(period.minutes, texts.minutes);
  };
  return (
    <>
      <CountingChoice texts={texts.counting} />
      <section aria-labelledby="stored" className="mt-10 border-line border-t pt-8">
        <h2 id="stored" className="scroll-mt-6 text-title">
          {texts.title}
        </h2>
        <p className="max-w-[40rem] pt-2 text-muted">{texts.lead}</p>
        {groups.map((group) => (
          <section key={group} aria-labelledby={`stored-${group}`} className="mt-6">
            <h3 id={`stored-${group}`} className="font-strong text-large">
              {texts.groups[group]}
            </h3>
            <dl className="mt-2 divide-y divide-line">
              {storedKinds[group].map((kind) => (
                <div key={kind} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_14rem]">
                  <dt>{texts.kinds[kind]}</dt>
                  <dd className="text-muted">{periodText(storedData[kind])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </>
  );
}
