/** Reserves space for controls that need JavaScript and load last. */
import { useEffect } from 'react';
import type { ComparedKind } from '#contract/catalogue/compared-ids.ts';
import { createLateComponent } from '../../../saved/late-component.ts';
import type { ComparedChoice } from './compared-choice.ts';

const toggle = createLateComponent(async () => (await import('./list-choice.tsx')).loadToggle());
const bar = createLateComponent(async () => (await import('./list-choice.tsx')).loadBar());

type Props = { kind: ComparedKind; item: ComparedChoice };

/** Only the narrow rows of partners have no space for a word. */
const slotClass = { ids: 'size-9 md:h-8 md:w-auto md:flex-1', bonuses: 'h-9' };

export function CompareSlot({ kind, item }: Props) {
  useEffect(toggle.request, []);
  const Toggle = toggle.useLoaded();
  return (
    <div className={`noscript:hidden ${slotClass[kind]}`}>
      {Toggle && <Toggle kind={kind} item={item} />}
    </div>
  );
}

/** The last part of a list. Sticks to the bottom of the window until the list ends there. */
export function CompareBarSlot({ kind }: Pick<Props, 'kind'>) {
  useEffect(bar.request, []);
  const Bar = bar.useLoaded();
  return (
    <div className="pointer-events-none sticky bottom-0 z-10 -mx-4 -mb-8 h-[5.25rem] sm:h-16 cramped:h-40 noscript:hidden">
      {Bar && <Bar kind={kind} />}
    </div>
  );
}
