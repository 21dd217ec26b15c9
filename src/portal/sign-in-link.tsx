import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button.ts';
import { useMessages } from './page-context.ts';
import { pages } from './pages.ts';

export const SignInLink = ({ onClick }: { onClick?: () => void }) => (
  <Link to={pages.signIn} onClick={onClick} className={buttonClass.quiet}>
    {useMessages().signIn}
  </Link>
);
