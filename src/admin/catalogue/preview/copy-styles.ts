type Request = {
  from: Document;
  to: Document;
  /** The colours with which the page was opened. */
  opened: string | null;
  /** Colours that replace those of the page. */
  colours: string | null | undefined;
};

const sheetSelector = 'link[rel=stylesheet], style';

/** Copies the styles of the page into a preview, with the colours that the page shows or the given ones. */
export function copyStyles({ from, to, opened, colours }: Request) {
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

/** Returns the colours saved since the page was opened, or else those it was opened with. */
function shownColours({ adoptedStyleSheets: [saved] }: Document, opened: string | null) {
  if (!saved) return opened;
  return [...saved.cssRules].map(({ cssText }) => cssText).join('');
}
