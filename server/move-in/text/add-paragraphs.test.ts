import { expect, test } from 'vitest';
import { convertPost } from './convert-post.ts';
import { outline } from './testing/outline.ts';

test.each([
  [
    'blank lines',
    'One\r\n\r\nTwo\n \nThree',
    ['paragraph(“One”)', 'paragraph(“Two”)', 'paragraph(“Three”)'],
  ],
  ['single lines', 'One\nTwo', ['paragraph(“One”, br, “Two”)']],
  ['a line break before a newline', 'One<br />\nTwo', ['paragraph(“One”, br, “Two”)']],
  ['two line breaks', 'One<br><br>Two', ['paragraph(“One”)', 'paragraph(“Two”)']],
  [
    'lines around blocks',
    'One\n<h2>Title</h2>\nTwo\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nThree',
    [
      'paragraph(“One”)',
      'heading2(“Title”)',
      'paragraph(“Two”)',
      'bulletList(listItem(paragraph(“a”)), listItem(paragraph(“b”)))',
      'paragraph(“Three”)',
    ],
  ],
  [
    'blank lines in bold text',
    '<b>One\n\nTwo</b>',
    ['paragraph(bold “One”)', 'paragraph(bold “Two”)'],
  ],
  ['preformatted text', '<pre>One\n\nTwo</pre>', ['paragraph(“One”, br, br, “Two”)']],
  [
    'an address on its own',
    'One\n\nhttps://a.example/b\n\nTwo',
    [
      'paragraph(“One”)',
      'paragraph(<https://a.example/b> “https://a.example/b”)',
      'paragraph(“Two”)',
    ],
  ],
])('%s', (_, html, expected) => {
  expect(outline(convertPost(html).text)).toEqual(expected);
});
