import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRichText, hostileHref } from '../../testing/any-rich-text.ts';
import { checkRichText } from './check-rich-text.ts';
import { richText } from './rich-text.ts';

const isLong = process.env.TEST_EXTENT === 'long';
const runs = { numRuns: isLong ? 2_000 : 400, seed: 18 };
const faultRuns = { numRuns: isLong ? 500 : 400, seed: 18 };

type Json = Record<string, unknown>;
type Spot = { node: Json; path: (string | number)[] };

/** Every node of a document with its path. */
function spotsOf(node: Json, path: Spot['path'] = []): Spot[] {
  const children = (node.content ?? []) as Json[];
  return [
    { node, path },
    ...children.flatMap((child, index) => spotsOf(child, [...path, 'content', index])),
  ];
}

const textOf = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (text: string, marks: unknown[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});

/** Corrupts a node and returns the path at which the problem must be reported. */
type Fault = { name: string; apply: (spot: Spot) => Spot['path'] | undefined };

const listOf = (node: Json, field: string) => {
  node[field] ??= [];
  return node[field] as unknown[];
};

const faults: Fault[] = [
  {
    name: 'an unknown node',
    apply({ node, path }) {
      if (!node.content) return undefined;
      listOf(node, 'content').push({
        type: 'script',
        content: [{ type: 'text', text: 'alert(1)' }],
      });
      return [...path, 'content', listOf(node, 'content').length - 1];
    },
  },
  {
    name: 'a node named after an inherited property',
    apply({ node, path }) {
      node.type = 'constructor';
      return path;
    },
  },
  {
    name: 'an unknown attribute',
    apply({ node, path }) {
      node.attrs = { ...(node.attrs as Json), onclick: 'alert(1)' };
      return [...path, 'attrs', 'onclick'];
    },
  },
  {
    name: 'an attribute named __proto__',
    apply({ node, path }) {
      node.attrs = JSON.parse('{"__proto__":{"level":2}}');
      return [...path, 'attrs', '__proto__'];
    },
  },
  {
    name: 'an unknown field of a node',
    apply({ node, path }) {
      node.dangerouslySetInnerHTML = { __html: '<b>' };
      return [...path, 'dangerouslySetInnerHTML'];
    },
  },
  {
    name: 'a list instead of attributes',
    apply({ node, path }) {
      node.attrs = [];
      return [...path, 'attrs'];
    },
  },
  {
    name: 'an unknown mark',
    apply({ node, path }) {
      if (node.type !== 'text' || !node.marks) return undefined;
      const marks = listOf(node, 'marks');
      marks.push({ type: 'textStyle', attrs: { style: 'background:url(javascript:alert(1))' } });
      return [...path, 'marks', marks.length - 1];
    },
  },
  {
    name: 'an unknown attribute of a mark',
    apply({ node, path }) {
      if (node.type !== 'text' || !node.marks) return undefined;
      node.marks = [{ type: 'link', attrs: { href: '/', onmouseover: 'alert(1)' } }];
      return [...path, 'marks', 0, 'attrs', 'onmouseover'];
    },
  },
  {
    name: 'a node in a place where it is not allowed',
    apply({ node, path }) {
      if (!node.content) return undefined;
      listOf(node, 'content').push({ type: 'doc', content: [] });
      return [...path, 'content', listOf(node, 'content').length - 1];
    },
  },
  {
    name: 'an object instead of text',
    apply({ node, path }) {
      if (node.type !== 'text') return undefined;
      node.text = { toString: 'x' };
      return [...path, 'text'];
    },
  },
  {
    name: 'text that cannot be stored',
    apply({ node, path }) {
      if (node.type !== 'text') return undefined;
      node.text = '\ud800';
      return [...path, 'text'];
    },
  },
];

test('accepts a valid document unchanged', () => {
  fc.assert(
    fc.property(anyRichText, (text) => {
      expect(richText.parse(structuredClone(text))).toEqual(text);
    }),
    runs,
  );
});

test.each(faults)('rejects $name and reports its path', ({ apply }) => {
  let applied = 0;
  fc.assert(
    fc.property(anyRichText, fc.nat(), (text, random) => {
      const whole = JSON.parse(JSON.stringify(text));
      const spots = spotsOf(whole);
      const spot = spots[random % spots.length] as Spot;
      const place = apply(spot);
      if (!place) return;
      applied += 1;
      const places = checkRichText(whole).map(({ path }) => path.join('.'));
      expect(places).toContain(place.join('.'));
    }),
    faultRuns,
  );
  expect(applied).toBeGreaterThan(50);
});

test('rejects a link that runs a script or hides its destination, and reports its path', () => {
  fc.assert(
    fc.property(hostileHref, (href) => {
      const marks = [{ type: 'link', attrs: { href } }];
      const [problem] = checkRichText(textOf(paragraph('Play'), paragraph('Play', marks)));
      expect(problem?.path.join('.')).toBe('content.1.content.0.marks.0.attrs.href');
    }),
    runs,
  );
});

test('rejects arbitrary values without throwing', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, maxDepth: 6 }), (value) => {
      expect(checkRichText(value).length).toBeGreaterThan(0);
      expect(checkRichText({ type: 'doc', content: [value] }).length).toBeGreaterThan(0);
    }),
    runs,
  );
});
