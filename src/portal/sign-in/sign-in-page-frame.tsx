import type { ReactNode } from 'react';

type Props = { title: string; text: string; children: ReactNode };

export const PlainPage = ({ title, text, children }: Props) => (
  <div className="flex max-w-[36rem] flex-col items-start gap-5 py-8">
    <h1 className="text-display">{title}</h1>
    <p className="text-large text-muted">{text}</p>
    {children}
  </div>
);
