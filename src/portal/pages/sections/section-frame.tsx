import type { ReactNode } from 'react';
import type { Section } from '#contract/catalogue/section.ts';
import { NoOffers } from '../../cards/loaded-list.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';

type Props = {
  section: Section;
  /** Shown next to the heading. */
  beside?: ReactNode;
  children: ReactNode;
};

export function SectionFrame({ section, beside, children }: Props) {
  const { breakUntil, messages } = usePageContext();
  const isOnBreak = breakUntil !== undefined;
  return (
    <>
      <PageTitle>{messages.sections[section].title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-display tracking-[0.06em]">{messages.sections[section].heading}</h1>
        {!isOnBreak && beside}
      </div>
      {!isOnBreak && <DisclosureLine />}
      <div className="mt-4 flex flex-col gap-8 sm:mt-8 sm:gap-12">
        {isOnBreak ? <NoOffers /> : children}
      </div>
    </>
  );
}
