/** Turns the questions of FAQ plugins and foldable details into our FAQ, as the clipboard of the editor has it. */
import { maxLength } from '#contract/text-rule.ts';

const sections = '.schema-faq-section, .rank-math-list-item';
const questions = '.schema-faq-question, .rank-math-question';
const plugins = '.schema-faq, .wp-block-rank-math-faq-block';
/** Here, a FAQ isn't allowed. */
const narrow = 'li, td, th, blockquote, details, figure';

const create = (element: Element, tag: string) => element.ownerDocument.createElement(tag);

function part(element: Element, name: string, tag = 'div') {
  const made = create(element, tag);
  made.setAttribute('data-rich-text', name);
  return made;
}

function sectionToDetails(section: Element) {
  const question = section.querySelector(questions);
  if (!question) return;
  const details = create(section, 'details');
  const summary = create(section, 'summary');
  summary.append(...question.childNodes);
  question.remove();
  details.append(summary, ...section.childNodes);
  section.replaceWith(details);
}

/** The lists and containers around questions would keep them apart. */
function unwrapPlugins(body: HTMLElement) {
  for (const container of body.querySelectorAll(plugins)) {
    const all = [...container.querySelectorAll('details')];
    const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s/g, '').length;
    const isOnlyQuestions = words(container) === all.reduce((sum, one) => sum + words(one), 0);
    if (all.length > 0 && isOnlyQuestions) container.replaceWith(...all);
  }
}

const summaryOf = (details: Element) =>
  [...details.children].find(({ localName }) => localName === 'summary');

function toParagraphs(details: Element) {
  const summary = summaryOf(details);
  if (summary) {
    const paragraph = create(details, 'p');
    const strong = create(details, 'strong');
    strong.append(...summary.childNodes);
    paragraph.append(strong);
    summary.replaceWith(paragraph);
  }
  details.replaceWith(...details.childNodes);
}

function toItem(details: Element, summary: Element) {
  const item = part(details, 'faqItem');
  const question = part(details, 'faqQuestion', 'p');
  question.append(details.ownerDocument.createTextNode((summary.textContent ?? '').trim()));
  summary.remove();
  const answer = part(details, 'faqAnswer');
  answer.append(...summary.querySelectorAll('img'), ...details.childNodes);
  item.append(question, answer);
  return item;
}

/** Returns the element before, unless there is text between them. */
function previous(element: Element): Element | undefined {
  let node = element.previousSibling;
  while (node?.nodeType === 3 && node.textContent?.trim() === '') node = node.previousSibling;
  return node?.nodeType === 1 ? (node as Element) : undefined;
}

export function gatherFaq(body: HTMLElement) {
  for (const section of body.querySelectorAll(sections)) sectionToDetails(section);
  unwrapPlugins(body);
  for (const details of body.querySelectorAll('details')) {
    const summary = summaryOf(details);
    const question = summary?.textContent?.trim() ?? '';
    const isItem = question !== '' && question.length <= maxLength.description;
    if (!summary || !isItem || details.parentElement?.closest(`${narrow}, [data-rich-text]`)) {
      toParagraphs(details);
      continue;
    }
    const before = previous(details);
    const item = toItem(details, summary);
    if (before?.getAttribute('data-rich-text') === 'faq') {
      before.append(item);
      details.remove();
    } else {
      const faq = part(details, 'faq');
      faq.append(item);
      details.replaceWith(faq);
    }
  }
}
