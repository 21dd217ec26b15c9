/** Reserves space for controls that need JavaScript and load last. */
import { useEffect } from 'react';
import { createLateComponent } from '../../../saved/late-component.ts';
import type { ComparedChoice } from './compared-partners.ts';

const toggle = createLateComponent(async () => (await import('./list-choice.tsx')).loadToggle());
const bar = createLateComponent(async () => (await import('./list-choice.tsx')).loadBar());

export function CompareSlot({ partner }: { partner: ComparedChoice }) {
  useEffect(toggle.request, []);
  const Toggle = toggle.useLoaded();
  return (
    <div className="size-9 noscript:hidden md:h-8 md:w-auto md:flex-1">
      {Toggle && <Toggle partner={partner} />}
    </div>
  );
}

/** The last part of a list. Sticks to the bottom of the window until the list ends there. */
export function CompareBarSlot() {
  useEffect(bar.request, []);
  const Bar = bar.useLoaded();
  return (
    <div className="pointer-events-none sticky bottom-0 z-10 -mx-4 -mb-8 h-[5.25rem] sm:h-16 cramped:h-40 noscript:hidden">
      {Bar && <Bar />}
    </div>
  );
}
