import { breakLengths } from '#contract/visitor/break-length.ts';
import type { ContentPageTexts } from '../../../../messages/en/content/content-page.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { longDate } from '../../format-by-language.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { usePageContext } from '../../page-context.ts';
import { HelpSections } from '../content-page/help-sections.tsx';

type BreakText = ContentPageTexts['break'];

/** A plain form, which works without JavaScript. Submitting it loads the next page, without offers. */
export function BreakPage({ texts: help }: { texts: ContentPageTexts }) {
  const texts = help.break;
  const { breakUntil } = usePageContext();
  const isOnBreak = breakUntil !== undefined;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{texts.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
        <p className="max-w-[40rem] text-large text-muted">{texts.lead}</p>
      </div>
      <form
        method="post"
        className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
      >
        {isOnBreak && <BreakEnd text={texts.until} />}
        <fieldset className="flex flex-col gap-3">
          <legend className="float-left font-strong">{texts.howLong}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {breakLengths.map((days) => (
              <Choice key={days} days={days} text={texts.day} />
            ))}
          </div>
          {isOnBreak && <p className="text-muted text-small">{texts.counted}</p>}
        </fieldset>
        <button type="submit" className={`${buttonClass.primary} min-h-11 self-start`}>
          {isOnBreak ? texts.extend : texts.start}
        </button>
      </form>
      <section aria-labelledby="know" className="flex max-w-[40rem] flex-col gap-3">
        <h2 id="know" className="text-title">
          {texts.know}
        </h2>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {texts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <HelpSections texts={help} />
    </div>
  );
}

function BreakEnd({ text }: { text: string }) {
  const { breakUntil = '', language, site } = usePageContext();
  const [day = '', time = ''] = breakUntil.split(' ');
  const date = longDate(language).format(new Date(day));
  return (
    <p role="status" className="text-large">
      {fillText(text, { date, time: `${time} (${site.timeZone})` })}
    </p>
  );
}

function Choice({ days, text }: { days: number; text: BreakText['day'] }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2 has-checked:border-brass">
      <input type="radio" name="days" value={days} required className="size-4 accent-brass" />
      {days === 1 ? text.one : fillText(text.other, { count: String(days) })}
    </label>
  );
}
