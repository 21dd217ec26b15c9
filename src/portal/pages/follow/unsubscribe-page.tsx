import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import type { FollowText } from '../../../../messages/en/content/follow.ts';
import { buttonClass } from '../../../ui/button.ts';
import { PageTitle } from '../../frame/page-title.tsx';

type Props = { texts: FollowText['unsubscribe']; result: string | undefined };

/** Opening the page changes nothing, because mail scanners open links too. The button posts to the page's own URL. */
export function UnsubscribePage({ texts, result }: Props) {
  const said = result === 'done' ? texts.done : result && texts.failed;
  return (
    <div className="flex flex-col items-start gap-6">
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
      <p role={said ? 'status' : undefined} className="max-w-[40rem] text-large">
        {said ?? texts.lead}
      </p>
      {said ? (
        <Link to={pagePath.account} reloadDocument className={`${buttonClass.quiet} min-h-11`}>
          {texts.account}
        </Link>
      ) : (
        <form method="post">
          <button type="submit" className={`${buttonClass.primary} min-h-11`}>
            {texts.stop}
          </button>
        </form>
      )}
    </div>
  );
}
