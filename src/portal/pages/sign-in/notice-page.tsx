import { Link } from '@tanstack/react-router';
import { type Notice, pagePath } from '#contract/page-path.ts';
import type { SignInText } from '../../../../messages/type/sign-in.ts';
import { buttonClass } from '../../../ui/button.ts';
import { PlainPage } from './sign-in-page-frame.tsx';

const nextPage: Record<Notice, string> = {
  sent: pagePath.signIn,
  confirmed: pagePath.account,
  stopped: pagePath.signIn,
  expired: pagePath.account,
  deleted: pagePath.home,
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
