import { pathIn } from '#contract/language-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';

type Props = { label: string; back: string };

export function SignOutForm({ label, back }: Props) {
  const { language } = usePageContext();
  const query = new URLSearchParams({ back: pathIn(language, back) });
  return (
    <form method="post" action={`${pathIn(language, '/signout')}?${query}`}>
      <button type="submit" className={buttonClass.quiet}>
        {label}
      </button>
    </form>
  );
}
