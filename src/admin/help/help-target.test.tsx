import { globSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { renderedText } from '../testing/rendered-text.ts';
import { guideNames, isGuide, pictureUrl, readGuide, sectionIds, sectionsOf } from './guide.ts';
import { helpFor } from './help-target.ts';
import { Markdown } from './markdown.tsx';

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
  expect(sectionIds(guide)).toContain(heading);
});

test('every screen other than the dashboard has its own heading', () => {
  const without = screens.filter(
    (path) => path !== '/admin' && helpFor(path).heading === 'the-dashboard',
  );
  // The missed searches screen is reached only from the dashboard.
  expect(without).toEqual(['/admin/searches']);
});

const translations = guideNames.flatMap((name) =>
  languages.map((language) => ({ name, language })),
);

test.each(translations)(
  'the guide for $name in $language is rendered completely, including its pictures',
  ({ name, language }) => {
    const { text, lang } = readGuide(name, language);
    expect(lang).toBe(language);
    expect(sectionsOf(text)).toHaveLength(sectionIds(name).length);
    expect(renderedText(<Markdown text={text} ids={sectionIds(name)} />)).not.toContain('](');
    const named = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => pictureUrl(path) === undefined)).toEqual([]);
  },
);

test('a section has the same fragment in every language', () => {
  const html = renderToStaticMarkup(
    <Markdown text={readGuide('editors', 'tr').text} ids={sectionIds('editors')} />,
  );
  expect(html).toMatch(/<h2 id="top-lists"[^>]*>Üst listeler/);
});

test('a guide links to the other guide, but not to documents that the site does not serve', () => {
  const html = renderToStaticMarkup(
    <Markdown
      text="See [editors](editors.md), [settings](settings.md) and [docs](https://docs.example)."
      ids={[]}
    />,
  );
  expect(html).toContain('<a href="/admin/help/editors"');
  expect(html).toContain('<a href="https://docs.example"');
  expect(html).toContain(' settings and');
});

test.each(['toString', 'constructor', 'visitors'])('%s is not a guide', (name) => {
  expect(isGuide(name)).toBe(false);
});
