import { randomFrom } from '../../seed/bulk/random.ts';
import type { OldItem, OldSite } from '../old-site.ts';
import { makeTerms, ofTaxonomy, paragraph, picture, times } from '../word.ts';

export const classicCounts = { posts: 60, pages: 4, pictures: 12 };

const firstPage = 500;
const firstPicture = 600;
const host = 'classic.old-spin.example';
const terms = makeTerms({ category: ['Reviews', 'Tips'], post_tag: ['Old'] });

const src = `https://${host}/wp-content/uploads/${picture(firstPicture).file}`;

/** Each post has two of these leftovers of editors and plugins. */
const oddities = [
  `[caption id="attachment_${firstPicture}" align="alignleft" width="300"]<img class="size-medium" src="${src}" alt="" width="300" height="200" /> A caption[/caption]`,
  `[gallery ids="${firstPicture},${firstPicture + 1}" columns="2"]`,
  '[embed]https://video.example/watch?v=abc[/embed]',
  '[su_box title="Note" style="soft"]Boxed text[/su_box] and [unknown_code id=7]',
  '<table><tr><td>Outer<table><tr><td>Inner</td></tr></table></td><td>Beside</td></tr></table>',
  '<p style="color: red; margin-left: 40px"><font size="2">Inline styles</font></p>',
  '<p class="MsoNormal"><o:p></o:p><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><span lang="EN-US">From Word</span></p>',
  '<b>Bold <i>and italic</b> misnested</i> <p>Unclosed',
  '<!--more-->',
  '<center><h1>Heading one</h1></center>&nbsp;<br /><br /><blockquote>Quote',
];

const rankMath = (id: number): [string, string][] => [
  ['rank_math_title', `Post ${id} %sep% %sitename%`],
  ['rank_math_description', `What post ${id} is about`],
  ['rank_math_focus_keyword', 'classic'],
];

function post(id: number): OldItem {
  const random = randomFrom(`classic ${id}`);
  const odd = [id, id + 3].map((index) => oddities[index % oddities.length]);
  return {
    id,
    type: 'post',
    slug: `classic-${id}`,
    title: `Classic post ${id}`,
    day: id,
    content: [paragraph(random), `${paragraph(random)}\nA line below.`, ...odd].join('\n\n'),
    terms: [
      ...ofTaxonomy(terms, 'category').slice(id % 2, (id % 2) + 1),
      ...ofTaxonomy(terms, 'post_tag'),
    ],
    meta: rankMath(id),
  };
}

export const classic: OldSite = {
  name: 'Classic site',
  host,
  language: 'en-US',
  version: '1.1',
  authors: [{ id: 1, login: 'admin', name: 'admin' }],
  terms,
  items: () => [
    ...times(classicCounts.posts, (index) => post(index + 1)),
    ...times(classicCounts.pages, (index) => ({
      ...post(firstPage + index),
      type: 'page',
      slug: `about-${index}`,
    })),
    ...times(classicCounts.pictures, (index) => picture(firstPicture + index)),
  ],
};
