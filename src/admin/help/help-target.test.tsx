import { globSync } from 'node:fs';
import { marked } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderedText } from '../testing/rendered-text.ts';
import { guides, headingId, isGuide, pictureUrl } from './guide.ts';
import { helpFor } from './help-target.ts';
import { Markdown } from './markdown.tsx';

const headingsOf = (text: string) =>
  marked.lexer(text).flatMap((token) => (token.type === 'heading' ? [headingId(token.text)] : []));

/** Every screen's path, taken from its route file. */
const screens = globSync('src/routes/admin/_editor/**/*.tsx')
  .map((file) =>
    file
      .replace('src/routes/admin/_editor', '/admin')
      .replace(/(\/index|\/route)?\.tsx$/, '')
      .replace('$id_.', '$id/')
      .replace(/\$\w+/g, '1'),
  )
  .filter((path) => !path.startsWith('/admin/help'));

test.each(screens)('%s links to an existing heading', (path) => {
  const { guide, heading } = helpFor(path);
  expect(headingsOf(guides[guide])).toContain(heading);
});

test('every screen other than the dashboard has its own heading', () => {
  const without = screens.filter(
    (path) => path !== '/admin' && helpFor(path).heading === 'the-dashboard',
  );
  // The missed searches screen is reached only from the dashboard.
  expect(without).toEqual(['/admin/searches']);
});

test.each(Object.entries(guides))(
  'the guide for %s is rendered completely, with its pictures',
  (name, text) => {
    expect(isGuide(name)).toBe(true);
    expect(renderedText(<Markdown text={text} />)).not.toContain('](');
    const named = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => pictureUrl(path) === undefined)).toEqual([]);
  },
);

test('a guide links to the other guide, and names documents the site does not serve', () => {
  const html = renderToStaticMarkup(
    <Markdown text="See [editors](editors.md), [settings](settings.md) and [docs](https://docs.example)." />,
  );
  expect(html).toContain('<a href="/admin/help/editors"');
  expect(html).toContain('<a href="https://docs.example"');
  expect(html).toContain(' settings and');
});

test.each(['toString', 'constructor', 'visitors'])('%s is not a guide', (name) => {
  expect(isGuide(name)).toBe(false);
});
