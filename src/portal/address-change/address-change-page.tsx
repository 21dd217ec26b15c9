import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.ts';

type Props = { title: string; text: string };

export const AddressChangePage = ({ title, text, children }: Props & { children: ReactNode }) => (
  <div className="flex max-w-[36rem] flex-col items-start gap-5 py-8">
    <h1 className="text-display">{title}</h1>
    <p className="text-large text-muted">{text}</p>
    {children}
  </div>
);

/** Sent to the page's own address, which carries what the letter's link is checked by. */
export const AddressChangeForm = ({ send, ...page }: Props & { send: string }) => (
  <AddressChangePage {...page}>
    <form method="post">
      <button type="submit" className={`${buttonClass.primary} min-h-11`}>
        {send}
      </button>
    </form>
  </AddressChangePage>
);
