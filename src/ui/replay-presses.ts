export type Replayed = HTMLElement & { presses?: Event[] };

/** For a control that needs a script: presses before its hydration are repeated after it. */
export const replayPresses = (kind: 'click' | 'keydown') => ({
  'data-replays': kind,
  ref: replay,
});

/** React calls this when the control is hydrated. Without the attribute, inline-script.ts stores no more presses. */
function replay(control: Replayed | null) {
  if (!control) return;
  const { presses = [] } = control;
  control.removeAttribute('data-replays');
  delete control.presses;
  queueMicrotask(() => {
    for (const press of presses) press.target?.dispatchEvent(copyOf(press));
  });
}

/** An event that was handled cannot be dispatched again. */
const copyOf = (event: Event): Event => Reflect.construct(event.constructor, [event.type, event]);
