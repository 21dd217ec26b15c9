import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { SearchForm } from '../search/search-form.tsx';
import { PageTitle } from './page-title.tsx';

export function NotFound() {
  const { isGone, messages } = usePageContext();
  const { missing, gone, back, more, promoCodes } = messages.notFound;
  const { title, text } = isGone ? gone : missing;
  const others = [
    { to: pagePath.bets, name: messages.nav.bets },
    { to: pagePath.bonuses, name: messages.nav.bonuses },
    { to: pagePath.promoCodes, name: promoCodes },
    { to: pagePath.support, name: messages.footer.support },
  ];
  return (
    <div className="flex flex-col items-start gap-4 py-6 sm:py-12">
      <PageTitle>{title}</PageTitle>
      <p className="figures font-heading font-strong text-display text-brass" aria-hidden="true">
        {isGone ? 410 : 404}
      </p>
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[32rem] text-muted">{text}</p>
      <div className="w-full max-w-[32rem]">
        <SearchForm label={messages.search} />
      </div>
      <Link to={pagePath.casino} className={`${buttonClass.quiet} mt-2`}>
        {back}
      </Link>
      <nav aria-labelledby="more" className="mt-8 w-full border-line border-t pt-6">
        <h2 id="more" className="mb-3 font-text text-muted text-small">
          {more}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {others.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={buttonClass.quiet}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
