import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAdminTexts } from '../../language.ts';

/** Renders into an iframe as wide as a phone, so that the site's media queries apply. */
export function PhoneFrame({ lang, children }: { lang: string; children: ReactNode }) {
  const text = useAdminTexts().offer.preview;
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();

  const copyStyles = useCallback(() => {
    const inner = frame.current?.contentDocument;
    if (!inner || inner.head.childElementCount > 0) return;
    for (const style of document.head.querySelectorAll('link[rel=stylesheet], style')) {
      inner.head.append(style.cloneNode(true));
    }
    inner.documentElement.style.overflow = 'hidden';
    inner.body.style.minHeight = '0';
    setBody(inner.body);
  }, []);

  // Some browsers create the empty document immediately, others only on the load event.
  useEffect(copyStyles, [copyStyles]);

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
        title={text.phone}
        tabIndex={-1}
        onLoad={copyStyles}
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
