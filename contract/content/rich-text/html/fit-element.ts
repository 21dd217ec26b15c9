/** Changes elements that the schema would otherwise move out of the list, table or quote around them. */
import { isTextLink } from '../../../link-schema.ts';
import { maxLength } from '../../../text-rule.ts';
import { richTextLimits } from '../node-rule.ts';

/** Elements that may contain only paragraphs and lists. */
const narrow =
  'li, td, th, blockquote, [data-rich-text="faqAnswer"], [data-rich-text="callout"], [data-rich-text="faqQuestion"]';
const blocks = 'p, ul, ol, div, blockquote, h1, h2, h3, h4, h5, h6, pre, [data-rich-text]';

const create = (element: Element, tag: string) => element.ownerDocument.createElement(tag);
const isInside = (element: Element) => element.parentElement?.closest(narrow) != null;

function headingToParagraph(heading: Element) {
  const paragraph = create(heading, 'p');
  const strong = create(heading, 'strong');
  strong.append(...heading.childNodes);
  paragraph.append(strong);
  heading.replaceWith(paragraph);
}

function rowToLine(row: Element): Element {
  const line = create(row, row.querySelector(blocks) ? 'div' : 'p');
  for (const cell of [...row.children]) {
    if (line.hasChildNodes()) line.append(row.ownerDocument.createTextNode(' '));
    line.append(...cell.childNodes);
  }
  return line;
}

function tableToLines(table: Element) {
  const lines = [...table.querySelectorAll('tr')].map(rowToLine);
  table.replaceWith(...lines);
}

function unwrap(element: Element) {
  const container = create(element, 'div');
  container.append(...element.childNodes);
  element.replaceWith(container);
}

function fitSpan(cell: Element, name: string, max: number) {
  const value = cell.getAttribute(name);
  if (value === null) return;
  const span = Number.parseInt(value, 10);
  if (span > 1) cell.setAttribute(name, String(Math.min(span, max)));
  else cell.removeAttribute(name);
}

/** The kind of numbers isn't stored, and numbers start within bounds. */
function fitNumbering(list: Element) {
  const start = Number(list.getAttribute('start') ?? 1);
  if (!Number.isInteger(start) || start < 0 || start > 10_000) list.removeAttribute('start');
  list.removeAttribute('type');
  for (const element of [list, ...list.children]) {
    const style = element.getAttribute('style');
    if (style?.includes('list-style')) {
      element.setAttribute('style', style.replaceAll(/list-style(-type)?\s*:[^;]*/gi, ''));
    }
  }
}

export function fitElements(body: HTMLElement) {
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  for (const heading of all('h1, h2, h3, h4, h5, h6')) {
    if (isInside(heading)) headingToParagraph(heading);
  }
  // From the inside out, so that the rows of a table in a nested table aren't lost.
  for (const table of all('table').reverse()) if (isInside(table)) tableToLines(table);
  for (const quote of all('blockquote').reverse()) if (isInside(quote)) unwrap(quote);
  for (const line of all('hr')) if (isInside(line)) line.remove();
  for (const list of all('ol')) fitNumbering(list);
  for (const cell of all('td, th')) {
    fitSpan(cell, 'colspan', richTextLimits.tableColumns);
    fitSpan(cell, 'rowspan', richTextLimits.tableRows);
  }
}

export const isStorableLink = (href: string) => href.length <= maxLength.link && isTextLink(href);
