import type { ReactNode } from 'react';
import { PageTitle } from '../../frame/page-title.tsx';

type Props = { title: string; text: string; children: ReactNode };

export const PlainPage = ({ title, text, children }: Props) => (
  <div className="flex max-w-[36rem] flex-col items-start gap-5 py-8">
    <PageTitle>{title}</PageTitle>
    <h1 className="text-display">{title}</h1>
    <p className="text-large text-muted">{text}</p>
    {children}
  </div>
);
