export type Replayed = HTMLElement & { presses?: Event[] };

/** For a control that does nothing without a script: what was pressed before it was hydrated is done then. */
export const replayPresses = (kind: 'click' | 'keydown') => ({
  'data-replays': kind,
  ref: replay,
});

/** React calls it when the control itself is hydrated. Without the attribute, page-script.ts remembers no more presses. */
function replay(control: Replayed | null) {
  if (!control) return;
  const { presses = [] } = control;
  control.removeAttribute('data-replays');
  delete control.presses;
  queueMicrotask(() => {
    for (const press of presses) press.target?.dispatchEvent(copyOf(press));
  });
}

/** A browser dispatches no event a second time as if nobody had heard it. */
const copyOf = (event: Event): Event => Reflect.construct(event.constructor, [event.type, event]);
