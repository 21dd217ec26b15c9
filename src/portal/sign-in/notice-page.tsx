import { Link } from '@tanstack/react-router';
import { type Notice, sitePath } from '#contract/page-path.ts';
import type { SignInText } from '../../messages/type/sign-in.ts';
import { buttonClass } from '../../ui/button.ts';
import { PlainPage } from './sign-in-page-frame.tsx';

const nextPage: Record<Notice, string> = {
  sent: sitePath.signIn,
  confirmed: sitePath.account,
  stopped: sitePath.signIn,
  expired: sitePath.account,
  deleted: sitePath.home,
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
