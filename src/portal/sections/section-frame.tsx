import type { ReactNode } from 'react';
import { AdultAge } from '../market/adult-age.tsx';
import { useMessages } from '../page-context.ts';
import type { Section } from './sections.ts';

export function SectionFrame({ section, children }: { section: Section; children: ReactNode }) {
  const messages = useMessages();
  return (
    <>
      <h1 className="text-display tracking-[0.06em]">{messages.sections[section].heading}</h1>
      <p className="mt-2 text-muted text-small">
        {messages.disclosure} <AdultAge />
      </p>
      <div className="mt-8 flex flex-col gap-12">{children}</div>
    </>
  );
}
