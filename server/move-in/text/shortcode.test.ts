import { expect, test } from 'vitest';
import { convertPost } from './convert-post.ts';
import { outline } from './testing/outline.ts';

const pictureAt = () => '/uploads/0123456789abcdef0123456789abcdef/800x600.webp';

test.each([
  'See [1] and [12].',
  'He said [sic] it.',
  'Choose [Slots] or [Table games].',
  'A [see note 5] bracket',
  'Math: a[i] = b[j], [x = 5]',
  '[[casino id=&quot;5&quot;]]'.replaceAll('&quot;', '"').replace('[[', '[').replace(']]', ' ['),
  'An [unclosed bracket id="5',
])('keeps ordinary brackets: %s', (words) => {
  const { text, leftOut } = convertPost(`<p>${words}</p>`);
  expect(outline(text)).toEqual([`paragraph(“${words}”)`]);
  expect(leftOut).toEqual([]);
});

test.each([
  ['[casino_table id="5"]', 'casino_table'],
  ["[toc-list depth='2' /]", 'toc-list'],
  ['[Rating value=5]', 'rating'],
  ['[bonus title="a [b] > c"]', 'bonus'],
  ['[bonus title="<b>big</b>"]', 'bonus'],
])('removes and reports %s', (shortcode, name) => {
  const { text, leftOut } = convertPost(`<p>Before ${shortcode}after</p>`);
  expect(outline(text)).toEqual(['paragraph(“Before after”)']);
  expect(leftOut).toEqual([{ kind: 'shortcode', name, source: shortcode, after: 'Before' }]);
});

test.each([
  ['<p>Before</p>[toc]<p>after</p>', 'toc'],
  ['Before\n\n[Top10]\n\nafter', 'top10'],
  ['<p>Before [casino_rating] after</p>', 'casino_rating'],
  ['<p>Before</p><p>[bonus-box /]</p><p>after</p>', 'bonus-box'],
])('removes and reports a shortcode without attributes in %j', (html, name) => {
  const { text, leftOut } = convertPost(html);
  expect(outline(text).join()).not.toMatch(/\[/);
  expect(leftOut).toMatchObject([{ kind: 'shortcode', name }]);
});

test('keeps the text inside a shortcode', () => {
  const { text, leftOut } = convertPost('<p>[box]In <b>side</b>[/box] out</p>');
  expect(outline(text)).toEqual(['paragraph(“In ”, bold “side”, “ out”)']);
  expect(leftOut.map(({ name }) => name)).toEqual(['box']);
});

test('a shortcode without attributes is recognized if its name is known', () => {
  const html = '<p>a [toplist] [ad 7] [1]</p>';
  expect(outline(convertPost(html).text)).toEqual(['paragraph(“a [toplist] [ad 7] [1]”)']);
  const { text, leftOut } = convertPost(html, { shortcodes: ['TopList', 'ad'] });
  expect(outline(text)).toEqual(['paragraph(“a [1]”)']);
  expect(leftOut.map(({ name }) => name)).toEqual(['toplist', 'ad']);
});

test('an escaped shortcode stays as text', () => {
  const { text, leftOut } = convertPost('<p>Write [[gallery ids="1"]] here</p>');
  expect(outline(text)).toEqual(['paragraph(“Write [gallery ids="1"] here”)']);
  expect(leftOut).toEqual([]);
});

test('a caption becomes the caption of its picture', () => {
  const html =
    '[caption id="a" width="300"]<img src="/a.jpg" alt="Alt"> The caption[/caption]\n\n[caption caption="Old"]<img src="/b.jpg">[/caption]';
  const { text } = convertPost(html, { pictureAt });
  expect(outline(text)).toEqual([
    `image ${pictureAt()} Alt The caption`,
    `image ${pictureAt()} Old`,
  ]);
});

test('a gallery becomes its pictures, if they are known', () => {
  const options = {
    pictureAt,
    attachmentSource: (id: number) => (id < 3 ? `/${id}.jpg` : undefined),
  };
  const { text, pictures, leftOut } = convertPost('[gallery ids="1,2"]', options);
  expect(outline(text)).toEqual([`image ${pictureAt()}`, `image ${pictureAt()}`]);
  expect(pictures.map(({ src }) => src)).toEqual(['/1.jpg', '/2.jpg']);
  expect(leftOut).toEqual([]);
  expect(convertPost('[gallery ids="1,3"]', options).leftOut).toMatchObject([{ name: 'gallery' }]);
});

test.each([
  [
    '[embed width="5"]https://v.example/?a=1&amp;b=2[/embed]',
    'embed',
    'https://v.example/?a=1&b=2',
  ],
  ['[video mp4="https://v.example/a.mp4"][/video]', 'video', 'https://v.example/a.mp4'],
  ['[audio src="https://v.example/a.mp3"]', 'audio', 'https://v.example/a.mp3'],
])('%s becomes a link', (html, name, url) => {
  const { text, leftOut } = convertPost(html);
  expect(outline(text)).toEqual([`paragraph(<${url}> “${url}”)`]);
  expect(leftOut).toEqual([{ kind: 'embed', name, source: url, after: '' }]);
});
