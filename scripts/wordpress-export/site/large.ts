import { randomFrom } from '../../seed/bulk/random.ts';
import type { OldItem, OldSite } from '../old-site.ts';
import { makeTerms, ofTaxonomy, paragraph, picture, times } from '../word.ts';

export const largeCounts = { posts: 10_000, pictures: 5_000 };

const firstPicture = 100_000;
const terms = makeTerms({
  category: times(20, (index) => `Category ${index}`),
  post_tag: times(200, (index) => `Tag ${index}`),
});

function post(id: number): OldItem {
  const random = randomFrom(`large ${id}`);
  const paragraphs = times(
    12,
    () => `<!-- wp:paragraph -->\n<p>${paragraph(random)}</p>\n<!-- /wp:paragraph -->`,
  );
  return {
    id,
    type: 'post',
    slug: `large-${id}`,
    title: `Large post ${id}`,
    day: id % 900,
    author: `author-${id % 10}`,
    content: paragraphs.join('\n\n'),
    terms: [random.pick(ofTaxonomy(terms, 'category')), random.pick(ofTaxonomy(terms, 'post_tag'))],
    meta: [['_thumbnail_id', String(firstPicture + (id % largeCounts.pictures))]],
  };
}

export const large: OldSite = {
  name: 'Large site',
  host: 'large.old-spin.example',
  language: 'en-US',
  version: '1.2',
  authors: times(10, (index) => ({
    id: index + 1,
    login: `author-${index}`,
    name: `Author ${index}`,
  })),
  terms,
  *items() {
    for (let id = 1; id <= largeCounts.posts; id += 1) yield post(id);
    for (let index = 0; index < largeCounts.pictures; index += 1)
      yield picture(firstPicture + index);
  },
};
