import { Link } from '@tanstack/react-router';
import type { Notice, SignInText } from '../../messages/sign-in-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { pages } from '../page-paths.ts';
import { PlainPage } from './plain-page.tsx';

const nextPage: Record<Notice, string> = {
  sent: pages.signIn,
  confirmed: pages.account,
  stopped: pages.signIn,
  expired: pages.account,
  deleted: '/',
};

export function NoticePage({ text, notice }: { text: SignInText; notice: Notice }) {
  const { title, text: sentence, next } = text.notices[notice];
  return (
    <PlainPage title={title} text={sentence}>
      <Link to={nextPage[notice]} reloadDocument className={`${buttonClass.quiet} min-h-11`}>
        {next}
      </Link>
    </PlainPage>
  );
}
