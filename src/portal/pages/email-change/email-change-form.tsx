import { buttonClass } from '../../../ui/button.ts';
import { PlainPage } from '../sign-in/sign-in-page-frame.tsx';

type Props = { title: string; text: string; send: string };

/** Posts to the page's own URL, which contains the token from the link in the email. */
export const EmailChangeForm = ({ title, text, send }: Props) => (
  <PlainPage title={title} text={text}>
    <form method="post">
      <button type="submit" className={`${buttonClass.primary} min-h-11`}>
        {send}
      </button>
    </form>
  </PlainPage>
);
