import { addressIn } from '#contract/address.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';

export function SignOutForm() {
  const { language, messages } = usePageContext();
  return (
    <form method="post" action={addressIn(language, '/signout')}>
      <button type="submit" className={buttonClass.quiet}>
        {messages.account.signOut}
      </button>
    </form>
  );
}
