import type { AccountText } from '../../../messages/type/account.ts';

/** It is as high as the window, so that the footer does not visibly move. */
export const LoadingAccount = ({ text }: { text: AccountText }) => (
  <p role="status" className="min-h-dvh text-muted noscript:hidden">
    {text.loading}
  </p>
);
