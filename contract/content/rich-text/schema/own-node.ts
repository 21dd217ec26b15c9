/** Nodes that no TipTap extension provides. On the clipboard, their attributes are JSON. */
import { Node } from '@tiptap/core';
import { nodeRules } from '../node-rule.ts';
import type { NodeName } from '../rich-text-node.ts';
import { contentExpression } from './content-expression.ts';

const typeAttribute = 'data-rich-text';
const valuesAttribute = 'data-attributes';

type Values = Record<string, unknown>;

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return undefined;
  }
}

/**
 * Parses a node's attributes. Returns false if they violate the contract, because the clipboard may contain anything.
 */
function readValues(name: NodeName, element: HTMLElement): Values | false {
  const values = parsed(element.getAttribute(valuesAttribute));
  if (typeof values !== 'object' || values === null) return false;
  const read: Values = {};
  for (const [key, { isRequired, problem }] of Object.entries(nodeRules[name].attributes ?? {})) {
    const value = (values as Values)[key] ?? null;
    if (value === null ? isRequired : problem(value)) return false;
    read[key] = value;
  }
  return read;
}

type Traits = {
  group?: string;
  tag?: 'div' | 'p';
  atom?: boolean;
  isolating?: boolean;
  defining?: boolean;
  draggable?: boolean;
  marks?: string;
};

function ownNode(name: NodeName, { tag = 'div', ...traits }: Traits) {
  const attributes = Object.keys(nodeRules[name].attributes ?? {});
  const content = contentExpression(name);
  return Node.create({
    name,
    ...traits,
    ...(content && { content }),
    addAttributes: () =>
      Object.fromEntries(attributes.map((key) => [key, { default: null, rendered: false }])),
    parseHTML: () => [
      {
        tag: `[${typeAttribute}="${name}"]`,
        // Takes precedence over the paragraph, because a question is one in HTML.
        priority: 60,
        getAttrs: (element) => readValues(name, element),
      },
    ],
    renderHTML: ({ node }) => {
      const values = attributes.length > 0 ? { [valuesAttribute]: JSON.stringify(node.attrs) } : {};
      const described = { [typeAttribute]: name, ...values };
      return content ? [tag, described, 0] : [tag, described];
    },
  });
}

const block = { group: 'block' };
const atom = { ...block, atom: true, draggable: true };

export const faq = ownNode('faq', { group: 'block', isolating: true });
export const faqItem = ownNode('faqItem', { defining: true });
export const faqQuestion = ownNode('faqQuestion', { tag: 'p', marks: '', defining: true });
export const faqAnswer = ownNode('faqAnswer', { defining: true });

export const callout = ownNode('callout', { ...block, defining: true });
export const image = ownNode('image', atom);
export const offerCard = ownNode('offerCard', atom);
export const partnerCard = ownNode('partnerCard', atom);
export const promoCodeCard = ownNode('promoCodeCard', atom);
export const topListCard = ownNode('topListCard', atom);
