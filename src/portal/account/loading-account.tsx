import type { AccountText } from '../../messages/account-text.ts';

/** As high as the window, so that nothing below is seen to move. */
export const LoadingAccount = ({ text }: { text: AccountText }) => (
  <p role="status" className="min-h-dvh text-muted noscript:hidden">
    {text.loading}
  </p>
);
