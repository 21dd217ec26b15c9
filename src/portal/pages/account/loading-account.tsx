import type { AccountText } from '../../../../messages/type/account.ts';

/** Fills the height of the window, so that the footer doesn't visibly move. */
export const LoadingAccount = ({ text }: { text: AccountText }) => (
  <p role="status" className="min-h-dvh text-muted noscript:hidden">
    {text.loading}
  </p>
);
