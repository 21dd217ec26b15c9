import { expect, test } from 'vitest';
import { convertPost, picturesIn } from './convert-post.ts';
import { outline } from './testing/outline.ts';

const path = '/uploads/0123456789abcdef0123456789abcdef/800x600.webp';
const pictureAt = () => path;

test('a picture splits its paragraph, and one in a list comes after the list', () => {
  const html =
    '<p>One <a href="/big.jpg"><img src="/a.jpg" alt="Alt"></a> two</p><ol><li>x<img src="/b.jpg"></li><li>y</li></ol>';
  expect(outline(convertPost(html, { pictureAt }).text)).toEqual([
    'paragraph(“One”)',
    `image ${path} Alt`,
    'paragraph(“two”)',
    'orderedList(listItem(paragraph(“x”)), listItem(paragraph(“y”)))',
    `image ${path}`,
  ]);
});

test('a picture that we do not have is left out, but not its caption', () => {
  const html = '<p>Before</p><figure><img src="/a.jpg"><figcaption>Caption</figcaption></figure>';
  const { text, pictures } = convertPost(html);
  expect(outline(text)).toEqual(['paragraph(“Before”)', 'paragraph(“Caption”)']);
  expect(pictures).toEqual([
    {
      src: '/a.jpg',
      sources: ['/a.jpg'],
      alt: '',
      caption: 'Caption',
      after: 'Before',
      isShown: false,
    },
  ]);
  expect(picturesIn(html)).toEqual(pictures);
});

test('lists all addresses of a picture, the original first', () => {
  const html = `<img src="data:image/gif;base64,R0" data-src="https://a.example/p-300x200.jpg?v=1"
    data-srcset="https://a.example/p-300x200.jpg 300w, https://a.example/p-1024x683.jpg 1024w"><noscript><img src="https://a.example/p.jpg"></noscript>`;
  const [picture, ...others] = picturesIn(html);
  expect(others).toEqual([]);
  expect(picture?.src).toBe('https://a.example/p-300x200.jpg?v=1');
  expect(picture?.sources).toEqual([
    'https://a.example/p.jpg?v=1',
    'https://a.example/p-1024x683.jpg',
    'https://a.example/p-300x200.jpg',
    'https://a.example/p-300x200.jpg?v=1',
  ]);
});

test('each picture of a gallery has its own caption', () => {
  const html =
    '<figure class="wp-block-gallery"><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure><figcaption>Both</figcaption></figure>';
  const { text } = convertPost(html, { pictureAt });
  expect(outline(text)).toEqual([`image ${path} A`, `image ${path}`, 'paragraph(“Both”)']);
});

test('links lead to their new address or become text', () => {
  const html =
    '<p><a href="/old">Old</a> <a href="/gone">Gone</a> <a href="javascript:alert(1)">Bad</a> <a href="/c"><b>C</b></a></p>';
  const moved = new Map([
    ['/old', '/new'],
    ['/c', '/c'],
  ]);
  const linkTo = (href: string) => (href.startsWith('/') ? (moved.get(href) ?? null) : href);
  const { text, links } = convertPost(html, { linkTo });
  expect(outline(text)).toEqual(['paragraph(</new> “Old”, “ Gone Bad ”, </c> bold “C”)']);
  expect(links).toEqual([
    { href: '/old', text: 'Old' },
    { href: '/gone', text: 'Gone' },
    { href: 'javascript:alert(1)', text: 'Bad' },
    { href: '/c', text: 'C' },
  ]);
});

test('pictures beyond the hundredth are left out and listed', () => {
  const html = Array.from({ length: 102 }, (_, index) => `<img src="/${index}.jpg">`).join('');
  const { text, leftOut } = convertPost(html, { pictureAt });
  expect(outline(text)).toHaveLength(100);
  expect(leftOut.map(({ kind, name }) => [kind, name])).toEqual([
    ['rest', 'The picture 101 did not fit'],
    ['rest', 'The picture 102 did not fit'],
  ]);
});
