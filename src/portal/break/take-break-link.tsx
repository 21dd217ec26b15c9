import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { useMessages } from '../page-context.ts';

/** Loads the page from the server, which knows the exact end of a break. */
export const TakeBreakLink = () => (
  <Link to={pagePath.break} reloadDocument className={buttonClass.quiet}>
    {useMessages().break.take}
  </Link>
);
