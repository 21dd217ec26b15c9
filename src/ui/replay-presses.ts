export type Replayed = HTMLElement & { presses?: Event[] };

/** For a control that needs a script: presses before its hydration are repeated after it. */
export const replayPresses = (kind: 'click' | 'keydown') => ({
  'data-replays': kind,
  ref: replay,
});

/** React calls this when the control is hydrated. Without the attribute, inline-script.ts stores no more presses. */
function replay(control: Replayed | null) {
  if (!control) return;
  // A press that is still on its way may itself have begun the hydration, and React passes it on.
  const presses = control.presses?.filter(({ eventPhase }) => eventPhase === Event.NONE) ?? [];
  control.removeAttribute('data-replays');
  delete control.presses;
  queueMicrotask(() => {
    for (const press of presses) press.target?.dispatchEvent(copyOf(press));
  });
}

/** An event that was handled cannot be dispatched again. */
const copyOf = (event: Event): Event => Reflect.construct(event.constructor, [event.type, event]);
