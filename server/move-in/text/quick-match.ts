/**
 * ProseMirror matches every element with about thirty selectors, and linkedom compiles a selector again each time. Most of
 * them are only a tag or an attribute, which is quick to compare.
 */
const simple = /^([a-z][a-z\d]*)?(?:\[([a-z-]+)(?:="([\w-]+)")?\])?$/;

type Test = (element: Element) => boolean;

function testOf(selector: string): Test | undefined {
  const found = simple.exec(selector);
  if (!found || selector === '') return undefined;
  const [, tag, attribute, value] = found;
  return (element) => {
    if (tag !== undefined && element.localName !== tag) return false;
    if (attribute === undefined) return true;
    const given = element.getAttribute(attribute);
    return value === undefined ? given !== null : given === value;
  };
}

const tests = new Map<string, Test | undefined>();

function knownTest(selector: string): Test | undefined {
  if (!tests.has(selector)) tests.set(selector, testOf(selector));
  return tests.get(selector);
}

/** Only for selectors from our schema, because each one is remembered. */
export function matchQuickly(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    const slow = element.matches.bind(element);
    const matches = (selector: string) => knownTest(selector)?.(element) ?? slow(selector);
    Object.assign(element, { matches });
  }
}
