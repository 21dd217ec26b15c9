import { Link } from '@tanstack/react-router';
import type { Notice, SignInText } from '../../messages/page/sign-in-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { pages } from '../pages.ts';

const nextPage: Record<Notice, string> = {
  sent: pages.signIn,
  confirmed: pages.account,
  expired: pages.account,
  deleted: '/',
};

export function NoticePage({ text, notice }: { text: SignInText; notice: Notice }) {
  const { title, text: sentence, next } = text.notices[notice];
  return (
    <div className="flex max-w-[36rem] flex-col items-start gap-5 py-8">
      <h1 className="text-display">{title}</h1>
      <p className="text-large text-muted">{sentence}</p>
      <Link to={nextPage[notice]} reloadDocument className={`${buttonClass.quiet} min-h-11`}>
        {next}
      </Link>
    </div>
  );
}
