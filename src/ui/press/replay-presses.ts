export type Replayed = HTMLElement & { presses?: Event[] };

/** For controls that need JavaScript: clicks and key presses before hydration are replayed afterwards. */
export const replayPresses = (kind: 'click' | 'keydown') => ({
  'data-replays': kind,
  ref: replay,
});

/** Runs when the control is hydrated. Removing the attribute stops inline-script.ts from storing further presses. */
function replay(control: Replayed | null) {
  if (!control) return;
  // A press that is still being dispatched may have triggered the hydration, and React handles it.
  const presses = control.presses?.filter(({ eventPhase }) => eventPhase === Event.NONE) ?? [];
  control.removeAttribute('data-replays');
  delete control.presses;
  queueMicrotask(() => {
    for (const press of presses) press.target?.dispatchEvent(copyOf(press));
  });
}

/** Copies an event, because one that was handled can't be dispatched again. */
const copyOf = (event: Event): Event => Reflect.construct(event.constructor, [event.type, event]);
