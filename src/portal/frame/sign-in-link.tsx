import { Link, useLocation } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { useVisitor } from '../visitor/refresh-visitor.ts';
import { useLinkSearch, withSearch } from './link-parameters.ts';

/** Fixed width, so that nothing shifts once the page knows whether the visitor is signed in. */
const className = `${buttonClass.quiet} w-28`;

/** Both links load a new document, because the server redirects visitors who are already signed in. */
export function SignInLink({ onClick }: { onClick?: () => void }) {
  const { language, messages } = usePageContext();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const search = useLinkSearch();
  const visitor = useVisitor();
  if (visitor) {
    return (
      <Link to={pagePath.account} reloadDocument onClick={onClick} className={className}>
        <span className="sr-only">{messages.account.of}</span>
        <span className="truncate">{visitor.email.split('@')[0]}</span>
      </Link>
    );
  }
  const back = page.startsWith(pagePath.signIn)
    ? search.get('back')
    : withSearch(pathIn(language, page), search);
  return (
    <Link
      to={pagePath.signIn}
      search={back ? { back } : {}}
      reloadDocument
      onClick={onClick}
      className={className}
    >
      {messages.signIn}
    </Link>
  );
}
