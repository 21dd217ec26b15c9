import { randomFrom } from '../../seed/bulk/random.ts';
import { pathOf } from '../address.ts';
import type { OldItem, OldSite } from '../old-site.ts';
import { makeTerms, ofTaxonomy, paragraph, picture, sentence, sizedFile, times } from '../word.ts';

export const blogCounts = { posts: 300, pages: 12, pictures: 60, menuItems: 8 };

const host = 'blog.old-spin.example';
const firstPage = 1_000;
const firstPicture = 2_000;
const firstMenuItem = 3_000;

const terms = makeTerms({
  category: ['Casino', 'Slots', 'Sports', 'News'],
  post_tag: ['Free spins', 'Live', 'Mobile', 'Crypto', 'Jackpot'],
  nav_menu: ['Main menu'],
});

/** The states of some posts; all others are published. */
const states: Record<number, Partial<OldItem>> = {
  7: { status: 'draft', slug: '' },
  8: { status: 'future', day: 3_000 },
  9: { status: 'private' },
  10: { password: 'secret' },
  11: { status: 'trash', slug: 'post-11__trashed' },
};

const block = (name: string, html: string) =>
  `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->\n\n`;

function imageBlock(id: number): string {
  const url = `https://${host}/wp-content/uploads/${picture(id).file}`;
  return block(
    `image {"id":${id},"sizeSlug":"medium"}`,
    `<figure class="wp-block-image size-medium"><img src="${sizedFile(url)}" srcset="${sizedFile(url)} 300w, ${url} 1200w" alt="Picture ${id}" class="wp-image-${id}"/><figcaption>Caption ${id}</figcaption></figure>`,
  );
}

function post(id: number): OldItem {
  const random = randomFrom(`blog ${id}`);
  const linked = random.whole(20, blogCounts.posts);
  const path = pathOf(
    { id: linked, type: 'post', slug: `post-${linked}`, title: '', day: linked },
    new Map(),
  );
  const picked = firstPicture + 1 + (id % blogCounts.pictures);
  const href = [`https://${host}${path}`, path, `/?p=${linked}`][id % 3];
  return {
    id,
    type: 'post',
    slug: `post-${id}`,
    title: sentence(random).replace('.', ''),
    day: id,
    author: id % 2 === 0 ? 'ada' : 'brook',
    excerpt: id % 4 === 0 ? sentence(random) : '',
    comments: id % 5 === 0 ? 2 : 0,
    content: [
      block('paragraph', `<p>${paragraph(random)}</p>`),
      block('heading', `<h2 class="wp-block-heading">${sentence(random)}</h2>`),
      block('paragraph', `<p>See <a href="${href}">this post</a>. ${paragraph(random)}</p>`),
      block('list', `<ul class="wp-block-list"><li>${sentence(random)}</li></ul>`),
      imageBlock(picked),
    ].join(''),
    terms: [
      ...ofTaxonomy(terms, 'category').slice(id % 4, (id % 4) + 1),
      ...ofTaxonomy(terms, 'post_tag').slice(id % 5, (id % 5) + 2),
    ],
    meta: [['_thumbnail_id', String(picked)]],
    ...states[id],
  };
}

/** Every third page is a subpage of the previous one. */
const page = (index: number): OldItem => ({
  id: firstPage + index,
  type: 'page',
  slug: `page-${index}`,
  title: `Page ${index}`,
  content: block('paragraph', `<p>${paragraph(randomFrom(`page ${index}`))}</p>`),
  ...(index % 3 === 2 && { parent: firstPage + index - 1 }),
});

const menuItem = (index: number): OldItem => ({
  id: firstMenuItem + index,
  type: 'nav_menu_item',
  slug: String(firstMenuItem + index),
  title: '',
  menuOrder: index + 1,
  terms: ofTaxonomy(terms, 'nav_menu'),
  meta: [
    ['_menu_item_type', 'post_type'],
    ['_menu_item_object', 'page'],
    ['_menu_item_object_id', String(firstPage + index + 1)],
    ['_menu_item_menu_item_parent', index > 4 ? String(firstMenuItem + 4) : '0'],
  ],
});

export const blog: OldSite = {
  name: 'Old Spin & friends',
  host,
  language: 'en-US',
  version: '1.2',
  authors: [
    { id: 1, login: 'ada', name: 'Ada Field' },
    { id: 2, login: 'brook', name: 'Brook Hill' },
  ],
  terms,
  items: () => [
    ...times(blogCounts.posts, (index) => post(index + 1)),
    ...times(blogCounts.pages, (index) => page(index + 1)),
    ...times(blogCounts.pictures, (index) => picture(firstPicture + index + 1, index + 1)),
    ...times(blogCounts.menuItems, menuItem),
  ],
};
