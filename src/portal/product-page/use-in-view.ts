import { useEffect, useRef, useState } from 'react';

/** Whether an element is to be seen; until the browser has said so, it is not. */
export function useInView<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, inView };
}
