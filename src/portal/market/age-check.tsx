import { useLocation } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { useLinkSearch, withSearch } from '../frame/link-parameters.ts';
import { usePageContext } from '../page-context.ts';
import { useMarket } from './current-market.ts';

/**
 * Takes up space in the layout, so it covers nothing. For visitors who dismissed the notice, the inline script hides it
 * before the first paint.
 */
export function AgeNotice() {
  const { age } = usePageContext().messages;
  const minimum = useMarket()?.minimum_age ?? 18;
  return (
    <aside
      aria-label={age.label}
      className="in-data-adult:hidden border-line border-b bg-raised print:hidden"
    >
      <div className="column flex items-center gap-x-4 gap-y-2 py-1 cramped:flex-wrap">
        <p className="min-w-0 flex-1 text-small cramped:basis-full">{age.notice(minimum)}</p>
        <button type="button" data-adult className={`noscript:hidden ${buttonClass.quiet} min-h-8`}>
          {age.understood}
        </button>
      </div>
    </aside>
  );
}

/**
 * The page behind the gate is complete, for crawlers, but inert until the visitor answers. Works without JavaScript.
 */
export function AgeGate() {
  const { language, messages } = usePageContext();
  const { age } = messages;
  const page = useLocation({ select: ({ pathname }) => pathname });
  const back = withSearch(pathIn(language, page), useLinkSearch());
  const minimum = useMarket()?.minimum_age ?? 18;
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="age-question"
      aria-describedby="age-reason"
      className="in-data-adult:hidden fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-ground/95 p-4 print:hidden"
    >
      <div className="flex max-w-[28rem] flex-col gap-5 rounded-card border border-line bg-raised p-6 text-center sm:p-8">
        <h2 id="age-question" className="text-title">
          {age.question(minimum)}
        </h2>
        <p id="age-reason" className="text-muted">
          {age.reason}
        </p>
        <form
          method="post"
          action={pagePath.age}
          className="flex flex-wrap items-center justify-center gap-3"
        >
          <input type="hidden" name="back" value={back} />
          {/* biome-ignore lint/a11y/noAutofocus: everything else is inert, so keyboard users start here */}
          <button type="submit" data-adult autoFocus className={buttonClass.primary}>
            {age.confirm(minimum)}
          </button>
          <a href="about:blank" rel="noreferrer" className={buttonClass.quiet}>
            {age.leave}
          </a>
        </form>
      </div>
    </div>
  );
}
