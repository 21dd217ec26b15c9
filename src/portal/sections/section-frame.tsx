import type { ReactNode } from 'react';
import type { Section } from '#contract/catalogue/section.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { DisclosureLine } from '../market/disclosure.tsx';
import { useMessages } from '../page-context.ts';

export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const messages = useMessages();
  return (
    <>
      <PageTitle>{messages.sections[section].title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{messages.sections[section].heading}</h1>
      <DisclosureLine />
      <div className="mt-8 flex flex-col gap-12">{children}</div>
    </>
  );
}
