import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { longDate } from '../format-by-language.ts';
import { usePageContext } from '../page-context.ts';

const link = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:text-brass';

/** Explains on every page why there are no offers. */
export function BreakLine() {
  const { breakUntil, language, messages, site } = usePageContext();
  if (breakUntil === undefined) return null;
  const { break: texts, footer } = messages;
  const date = longDate(language).format(new Date(breakUntil.slice(0, 'YYYY-MM-DD'.length)));
  const help = [
    { path: pagePath.guides, title: footer.guides },
    { path: pagePath.support, title: footer.support },
  ].filter(({ path }) => !site.emptyPaths[language].includes(path));
  return (
    <aside aria-label={texts.label} className="border-line border-b bg-raised print:hidden">
      <div className="column flex flex-wrap items-center gap-x-5 gap-y-1 py-2 text-small">
        <p className="mr-auto">{texts.until(date)}</p>
        {help.map(({ path, title }) => (
          <Link key={path} to={path} className={link}>
            {title}
          </Link>
        ))}
        <Link to={pagePath.break} reloadDocument className={link}>
          {texts.longer}
        </Link>
      </div>
    </aside>
  );
}
