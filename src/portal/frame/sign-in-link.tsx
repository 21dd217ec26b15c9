import { Link, useLocation } from '@tanstack/react-router';
import { pathIn } from '#contract/language-path.ts';
import { sitePath } from '#contract/site-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { useLinkSearch, withSearch } from './link-search.ts';

/** As wide before it is known who is there as after. */
const className = `${buttonClass.quiet} w-28`;

/** Whole documents, since the server knows who need not sign in any more. */
export function SignInLink({ onClick }: { onClick?: () => void }) {
  const { language, messages } = usePageContext();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const search = useLinkSearch();
  const visitor = useVisitor();
  if (visitor) {
    return (
      <Link to={sitePath.account} reloadDocument onClick={onClick} className={className}>
        <span className="sr-only">{messages.account.of}</span>
        <span className="truncate">{visitor.email.split('@')[0]}</span>
      </Link>
    );
  }
  const back = page.startsWith(sitePath.signIn)
    ? search.get('back')
    : withSearch(pathIn(language, page), search);
  return (
    <Link
      to={sitePath.signIn}
      search={back ? { back } : {}}
      reloadDocument
      onClick={onClick}
      className={className}
    >
      {messages.signIn}
    </Link>
  );
}
