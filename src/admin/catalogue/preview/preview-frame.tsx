import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePageContext } from '../../../portal/page-context.ts';

type Request = {
  from: Document;
  to: Document;
  /** The colours that the page had when it was opened. */
  opened: string | null;
  /** Colours that replace those of the page. */
  colours: string | null | undefined;
};

const sheetSelector = 'link[rel=stylesheet], style';

/** Copies the styles of the page into a preview, with the page's current colours or the given ones. */
function copyStyles({ from, to, opened, colours }: Request) {
  const isOpened = (element: Element) => opened !== null && element.textContent === opened;
  if (!to.querySelector(sheetSelector)) {
    for (const element of from.head.querySelectorAll(sheetSelector)) {
      if (!isOpened(element)) to.head.append(to.importNode(element, true));
    }
  }
  const Sheet = to.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync((colours === undefined ? shownColours(from, opened) : colours) ?? '');
  to.adoptedStyleSheets = [sheet];
}

/** Returns the colours saved since the page was opened, or otherwise its original ones. */
function shownColours({ adoptedStyleSheets: [saved] }: Document, opened: string | null) {
  if (!saved) return opened;
  return [...saved.cssRules].map(({ cssText }) => cssText).join('');
}

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** The width of the simulated window. A phone is as wide as the column, up to the width of the largest phones. */
const desktopWidth = 1280;
const maxPhoneWidth = 430;

/** Used for whole pages, which scroll. Other previews are as high as their contents. */
const windowHeight = { phone: 740, desktop: 900 };

type Props = {
  title: string;
  lang: string;
  device: Device;
  /** A window with a scroll bar, for contents that are longer than a screen. */
  scrolls?: boolean;
  /** Colours to preview. Defaults to the site's. */
  colours?: string | null;
  children: ReactNode;
};

/** Renders into an iframe, so that the site's media queries apply. */
export function PreviewFrame(props: Props) {
  const { title, lang, device, scrolls = false, colours, children } = props;
  const { styles } = usePageContext().site;
  const outer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [contentHeight, setContentHeight] = useState(0);
  const [available, setAvailable] = useState(0);

  const prepare = useCallback(() => {
    const inner = frame.current?.contentDocument?.body;
    if (!inner) return;
    inner.style.minHeight = '0';
    setBody(inner);
  }, []);

  // Some browsers create the empty document immediately, others only on the load event.
  useEffect(prepare, [prepare]);

  useEffect(() => {
    if (!body) return;
    copyStyles({ from: document, to: body.ownerDocument, opened: styles, colours });
  }, [body, styles, colours]);

  useEffect(() => {
    if (!body) return;
    body.ownerDocument.documentElement.lang = lang;
    body.ownerDocument.documentElement.style.overflow = scrolls ? 'auto' : 'hidden';
  }, [body, lang, scrolls]);

  useEffect(() => {
    const element = outer.current;
    if (!body || !element) return;
    const follow = new ResizeObserver(() => {
      setContentHeight(body.scrollHeight);
      setAvailable(element.clientWidth);
    });
    follow.observe(body);
    follow.observe(element);
    return () => follow.disconnect();
  }, [body]);

  const width = device === 'desktop' ? desktopWidth : Math.min(available, maxPhoneWidth);
  const scale = device === 'desktop' && available > 0 ? available / desktopWidth : 1;
  const height = scrolls ? windowHeight[device] : contentHeight;
  return (
    <div
      ref={outer}
      className="overflow-hidden rounded-card [contain:inline-size]"
      style={{ height: height * scale }}
    >
      <iframe
        ref={frame}
        title={title}
        tabIndex={scrolls ? 0 : -1}
        onLoad={prepare}
        className={`origin-top-left rounded-card ${scrolls ? 'border border-line' : ''}`}
        style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
      />
      {body &&
        createPortal(
          <div inert className={scrolls ? undefined : 'p-1'}>
            {children}
          </div>,
          body,
        )}
    </div>
  );
}
