import { type StoredPeriod, storedKinds } from '#contract/site/stored-data.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { StoredDataTexts } from '../../../../messages/en/privacy/stored-data.ts';
import { usePageContext } from '../../page-context.ts';
import { CountingChoice } from './counting-choice.tsx';

type Props = { texts: StoredDataTexts };

const groups = ['visitor', 'browser', 'team'] as const;

/** Shown regardless of the text that editors write above. */
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
