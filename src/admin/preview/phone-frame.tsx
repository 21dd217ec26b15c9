import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** A document of its own, as wide as a phone: so the site's styles see a phone. */
export function PhoneFrame({ lang, children }: { lang: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();

  const dress = useCallback(() => {
    const inner = frame.current?.contentDocument;
    if (!inner || inner.head.childElementCount > 0) return;
    for (const style of document.head.querySelectorAll('link[rel=stylesheet], style')) {
      inner.head.append(style.cloneNode(true));
    }
    inner.documentElement.style.overflow = 'hidden';
    inner.body.style.minHeight = '0';
    setBody(inner.body);
  }, []);

  // An empty document is there at once in some browsers, and in others only when it has loaded.
  useEffect(dress, [dress]);

  useEffect(() => {
    if (!body) return;
    body.ownerDocument.documentElement.lang = lang;
    const follow = new ResizeObserver(() => {
      if (frame.current) frame.current.style.height = `${body.scrollHeight}px`;
    });
    follow.observe(body);
    return () => follow.disconnect();
  }, [body, lang]);

  return (
    <>
      <iframe
        ref={frame}
        title="As on a phone"
        tabIndex={-1}
        onLoad={dress}
        className="w-full rounded-card"
      />
      {body &&
        createPortal(
          <div inert className="p-1">
            {children}
          </div>,
          body,
        )}
    </>
  );
}
