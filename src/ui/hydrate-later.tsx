import {
  isValidElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { whenIdle } from './when-idle.ts';

function createGate() {
  let resolve: () => void;
  // Phones from 2023 don't support Promise.withResolvers.
  const opened = new Promise<void>((resolveOpened) => {
    resolve = resolveOpened;
  });
  const gate = {
    isOpen: false,
    opened,
    open() {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

type Gate = ReturnType<typeof createGate>;

/**
 * Hydrates its children when they are about to scroll into view, when the visitor interacts with them, or when the
 * browser is idle. Until then, their server-rendered links and forms work, and `replayPresses` stores clicks on other
 * controls.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [first] = useState(children);
  // React would discard the server-rendered HTML if the children changed, and render them from scratch.
  if (children !== first) {
    if (import.meta.env.DEV && !gate.isOpen && hasSameContent(children, first)) {
      console.warn(
        'HydrateLater was rendered again with the same content, so it hydrates immediately. Move the state that changed into a smaller component.',
        element.current,
      );
    }
    gate.open();
  }
  useEffect(() => {
    if (element.current) return openWhenNeeded(element.current, gate.open);
  }, [gate]);
  return (
    <div ref={element} className="empty:hidden">
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
}

const subscribeToNothing = () => () => {};

/** Compares only the values inside elements, functions and object literals, which are new in every render. */
function hasSameContent(content: unknown, before: unknown): boolean {
  if (typeof content === 'function') return typeof before === 'function';
  if (typeof content !== 'object' || content === null || typeof before !== 'object' || !before) {
    return Object.is(content, before);
  }
  if (isValidElement(content) && isValidElement(before)) {
    const { type, key, props } = content;
    return type === before.type && key === before.key && hasSameContent(props, before.props);
  }
  const [values, valuesBefore] = [Object.entries(content), Object.entries(before)];
  return (
    values.length === valuesBefore.length &&
    values.every(
      ([name, value], place) =>
        name === valuesBefore[place]?.[0] && hasSameContent(value, valuesBefore[place]?.[1]),
    )
  );
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  );
  // On a page rendered by the browser there is nothing to hydrate.
  if (!isHydrating) gate.open();
  else if (!gate.isOpen) use(gate.opened);
  return children;
}

const touches = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

function openWhenNeeded(element: HTMLElement, open: () => void): () => void {
  const stop = new AbortController();
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) open();
    },
    { rootMargin: '25%' },
  );
  observer.observe(element);
  // React stops events of unhydrated elements at the document, so the window listens in the capture phase.
  const openIfTouched = ({ target }: Event) => {
    if (element.contains(target as Node)) open();
  };
  for (const touch of touches) {
    window.addEventListener(touch, openIfTouched, { capture: true, signal: stop.signal });
  }
  whenIdle(open);
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
