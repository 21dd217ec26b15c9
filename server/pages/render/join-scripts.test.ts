import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const nonce = '3c0f0d5e-5f0c-4d0a-9a53-3f1f6c6f6f10';
const script = (content: string) => `<script nonce="${nonce}">${content}</script>`;

test('scripts that follow each other become one', () => {
  const html = `<p>1</p>${script('one()')}${script('two()')}<p>2</p>${script('three()')}${script('four()')}`;
  expect(joinScripts(html, nonce)).toBe(
    `<p>1</p>${script('one();two()')}<p>2</p>${script('three();four()')}`,
  );
});

test.each([
  ['has other content in between', `${script('one()')} ${script('two()')}`],
  ['is data', `<script type="application/ld+json" nonce="${nonce}">{}</script>${script('one()')}`],
  ['loads a file', `${script('one()')}<script src="/a.js" nonce="${nonce}"></script>`],
  ['is not the renderer’s', `${script('one()')}<script>steal()</script>`],
  ['is the only one', `<p></p>${script('one()')}`],
  ['is missing', '<p></p>'],
])('a script that %s stays as it is', (_, html) => {
  expect(joinScripts(html, nonce)).toBe(html);
});
