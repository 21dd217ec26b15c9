import type { ReactNode } from 'react';
import { AdultAge } from './adult-age.tsx';
import { useMessages } from './page-context.ts';
import type { Section } from './sections.ts';

export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const messages = useMessages();
  const { heading, list } = messages.sections[section];
  return (
    <>
      <h1 className="text-display tracking-[0.06em]">{heading}</h1>
      <p className="mt-2 text-muted text-small">
        {messages.disclosure} <AdultAge />
      </p>
      <section aria-labelledby="list" className="mt-8">
        <h2 id="list" className="mb-4 text-title">
          {list}
        </h2>
        {children}
      </section>
    </>
  );
}
