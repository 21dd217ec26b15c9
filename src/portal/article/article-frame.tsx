import type { ReactNode } from 'react';
import type { ArticleText } from '../../messages/type/article.ts';
import { PageTitle } from '../frame/page-title.tsx';

export const ArticleFrame = ({ text, children }: { text: ArticleText; children: ReactNode }) => (
  <article>
    <PageTitle>{text.title}</PageTitle>
    <header className="flex flex-col gap-4 pb-10 sm:pb-14">
      <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
      <p className="max-w-[40rem] text-large text-muted">{text.lead}</p>
    </header>
    {children}
  </article>
);

type SectionProps = { id: string; heading: string; children: ReactNode };

export const ArticlePart = ({ id, heading, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="grid gap-4 border-line border-t py-8 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10 md:py-10"
  >
    <h2 id={id} className="scroll-mt-6 text-title">
      {heading}
    </h2>
    <div className="flex max-w-[38rem] flex-col items-start gap-4">{children}</div>
  </section>
);

export const Paragraphs = ({ texts }: { texts: string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);
