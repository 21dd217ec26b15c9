import { expect, test } from 'vitest';
import { convertPost } from './convert-post.ts';
import { outline } from './testing/outline.ts';

const block = (name: string, html: string, json = '') =>
  `<!-- wp:${name} ${json && `${json} `}-->\n${html}\n<!-- /wp:${name} -->\n\n`;

test.each([
  [
    'paragraphs and headings',
    `${block('heading', '<h1>Top</h1>')}${block('paragraph', '<p>One<br>two</p>')}<h5>Small</h5>`,
    ['heading2(“Top”)', 'paragraph(“One”, br, “two”)', 'heading4(“Small”)'],
  ],
  [
    'marks',
    '<p><b>a</b> <em>b</em> <del>c</del> <s>d</s> <code>e</code> <u style="color:red">f</u></p>',
    ['paragraph(bold “a”, “ ”, italic “b”, “ ”, strike “c”, “ ”, strike “d”, “ ”, code “e”, “ f”)'],
  ],
  [
    'lists',
    block('list', '<ol start="3" type="a"><li>a<ul><li>b</li></ul></li></ol>'),
    ['orderedList(listItem(paragraph(“a”), bulletList(listItem(paragraph(“b”)))))'],
  ],
  [
    'quotes',
    block('quote', '<blockquote><h3>Title</h3><p>Said</p><cite>Ada</cite></blockquote>'),
    ['blockquote(paragraph(bold “Title”), paragraph(“Said”), paragraph(“Ada”))'],
  ],
  [
    'tables',
    block(
      'table',
      '<figure><table><caption>Odds</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></figure>',
    ),
    [
      'paragraph(“Odds”)',
      'table(tableRow(tableHeader(paragraph(“A”))), tableRow(tableCell(paragraph(“1”))))',
    ],
  ],
  [
    'a table in a table',
    '<table><tr><td>a<table><tr><td>in</td><td>ner</td></tr></table></td><td><h3>b</h3></td></tr></table>',
    [
      'table(tableRow(tableCell(paragraph(“a”), paragraph(“in ner”)), tableCell(paragraph(bold “b”))))',
    ],
  ],
  ['separators', block('separator', '<hr class="wp-block-separator"/>'), ['horizontalRule()']],
  [
    'buttons',
    block(
      'buttons',
      block('button', '<div class="wp-block-button"><a href="https://a.example/">Play</a></div>') +
        block('button', '<div><a href="/b">Read</a></div>'),
    ),
    ['paragraph(<https://a.example/> “Play”)', 'paragraph(</b> “Read”)'],
  ],
  [
    'columns',
    block(
      'columns',
      `<div>${block('column', `<div>${block('paragraph', '<p>Left</p>')}</div>`)}${block('column', `<div>${block('paragraph', '<p>Right</p>')}</div>`)}</div>`,
    ),
    ['paragraph(“Left”)', 'paragraph(“Right”)'],
  ],
  [
    'code',
    block('code', '<pre class="wp-block-code"><code>a = 1\nb = 2\n</code></pre>'),
    ['paragraph(code “a = 1”, br, code “b = 2”)'],
  ],
  [
    'verses',
    block('verse', '<pre class="wp-block-verse">One\nTwo</pre>'),
    ['paragraph(“One”, br, “Two”)'],
  ],
  [
    'definitions',
    '<dl><dt>Stake</dt><dd>What you bet</dd></dl>',
    ['paragraph(bold “Stake”)', 'paragraph(“What you bet”)'],
  ],
  [
    'a classic block',
    block('freeform', 'One\n\nTwo\nthree'),
    ['paragraph(“One”)', 'paragraph(“Two”, br, “three”)'],
  ],
  [
    'wrongly nested tags',
    '<p>a<b>b<p>c</b>d',
    ['paragraph(“a”, bold “b”)', 'paragraph(bold “c”, “d”)'],
  ],
  [
    'breaks without words',
    `${block('more', '<!--more-->')}${block('nextpage', '<!--nextpage-->')}${block('spacer', '<div style="height:50px"></div>')}<p>a</p>`,
    ['paragraph(“a”)'],
  ],
])('converts %s', (_, html, expected) => {
  const { text, leftOut } = convertPost(html);
  expect(outline(text)).toEqual(expected);
  expect(leftOut).toEqual([]);
});

const faq = (...items: [string, string][]) =>
  `faq(${items.map(([question, answer]) => `faqItem(faqQuestion(“${question}”), faqAnswer(paragraph(“${answer}”)))`).join(', ')})`;

test.each([
  [
    'consecutive details',
    block('details', '<details><summary>One?</summary><p>Yes</p></details>') +
      block('details', '<details><summary>Two?</summary><p>No</p></details>'),
  ],
  [
    'the block of Yoast',
    block(
      'yoast/faq-block',
      '<div class="schema-faq wp-block-yoast-faq-block"><div class="schema-faq-section"><strong class="schema-faq-question">One?</strong> <p class="schema-faq-answer">Yes</p></div> <div class="schema-faq-section"><strong class="schema-faq-question">Two?</strong> <p class="schema-faq-answer">No</p></div></div>',
    ),
  ],
  [
    'the block of Rank Math',
    block(
      'rank-math/faq-block',
      '<div class="wp-block-rank-math-faq-block"><div class="rank-math-faq-item rank-math-list-item"><h3 class="rank-math-question">One?</h3><div class="rank-math-answer">Yes</div></div><div class="rank-math-list-item"><h3 class="rank-math-question">Two?</h3><div class="rank-math-answer">No</div></div></div>',
    ),
  ],
  [
    'questions saved as JSON',
    '<!-- wp:rank-math/faq-block {"questions":[{"title":"One?","content":"Yes"},{"title":"Two?","content":"No"}]} /-->',
  ],
])('converts %s into a FAQ', (_, html) => {
  expect(outline(convertPost(html).text)).toEqual([faq(['One?', 'Yes'], ['Two?', 'No'])]);
});

test('text between details separates them, and details in a list become paragraphs', () => {
  const details = (word: string) => `<details><summary>${word}?</summary>Yes</details>`;
  const { text } = convertPost(
    `${details('A')}<p>x</p>${details('B')}<ul><li>${details('C')}</li></ul>`,
  );
  expect(outline(text)).toEqual([
    faq(['A?', 'Yes']),
    'paragraph(“x”)',
    faq(['B?', 'Yes']),
    'bulletList(listItem(paragraph(bold “C?”), paragraph(“Yes”)))',
  ]);
});

test('reports unknown blocks with their place, and keeps their text', () => {
  const html = `${block('paragraph', '<p>Before it</p>')}<!-- wp:acme/stars {"n":4} /-->${block('acme/box', '<div>Inside</div>')}`;
  const { text, leftOut } = convertPost(html);
  expect(outline(text)).toEqual(['paragraph(“Before it”)', 'paragraph(“Inside”)']);
  expect(leftOut).toEqual([
    {
      kind: 'block',
      name: 'acme/stars',
      source: '<!-- wp:acme/stars {"n":4} /-->',
      after: 'Before it',
    },
    { kind: 'block', name: 'acme/box', source: '<!-- wp:acme/box -->', after: 'Before it' },
  ]);
});

test('keeps the address of an embed as a link, and reports it', () => {
  const figure =
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://video.example/1\n</div><figcaption>Watch</figcaption></figure>';
  const { text, leftOut } = convertPost(
    `<p>See</p>${block('embed', figure, '{"url":"https://video.example/1"}')}`,
  );
  expect(outline(text)).toEqual([
    'paragraph(“See”)',
    'paragraph(<https://video.example/1> “https://video.example/1”)',
    'paragraph(“Watch”)',
  ]);
  expect(leftOut).toEqual([
    { kind: 'embed', name: 'video.example', source: 'https://video.example/1', after: 'See' },
  ]);
});

test.each([
  [
    '<iframe src="//tube.example/1"></iframe>',
    'embed',
    'iframe',
    ['paragraph(<https://tube.example/1> “https://tube.example/1”)'],
  ],
  [
    '<video><source src="https://a.example/v.mp4"></video>',
    'embed',
    'video',
    ['paragraph(<https://a.example/v.mp4> “https://a.example/v.mp4”)'],
  ],
  ['<iframe src="javascript:alert(1)"></iframe>', 'element', 'iframe', []],
  ['<form action="/x"><input name="a">Send</form>', 'element', 'form', []],
  ['<script>alert(1)</script>', 'element', 'script', []],
  ['<svg><path d="M0 0"/></svg>', 'element', 'svg', []],
  ['<canvas></canvas>', 'element', 'canvas', []],
  ['<object data="data:text/html,x"></object>', 'element', 'object', []],
])('removes and reports %s', (html, kind, name, expected) => {
  const { text, leftOut } = convertPost(`<h2>Title</h2>${html}`);
  expect(outline(text)).toEqual(['heading2(“Title”)', ...expected]);
  expect(leftOut).toMatchObject([{ kind, name, after: 'Title' }]);
});

test('ignores own nodes in foreign HTML', () => {
  const html = `<p data-rich-text="offerCard" data-attributes='{"bonus_id":7}'>Words</p>`;
  expect(outline(convertPost(html).text)).toEqual(['paragraph(“Words”)']);
});
