import { randomFrom } from '../../seed/bulk/random.ts';
import type { OldItem, OldSite, OldTerm } from '../old-site.ts';
import { paragraph, picture, times } from '../word.ts';

export const turkishCounts = { posts: 80, pages: 5, pictures: 10 };

/** Every eighth post is in windows-1254. */
const isWindowsPost = (id: number) => id % 8 === 0;

const firstPage = 500;
const firstPicture = 600;
const words = 'güneş ışık şans çark ödül İstanbul ağaç bonusu çevirme yatırım şartı ücretsiz'.split(
  ' ',
);

/** WordPress stores slugs with other letters in lower-case percent-encoding. */
const encodedSlug = (text: string) => encodeURIComponent(text).toLowerCase();

const terms: OldTerm[] = ['Şans Oyunları', 'Çark', 'Güncel'].map((name, index) => ({
  id: index + 1,
  taxonomy: index < 2 ? 'category' : 'post_tag',
  slug: encodedSlug(name.toLocaleLowerCase('tr').replaceAll(' ', '-')),
  name,
}));

const post = (id: number): OldItem => ({
  id,
  type: 'post',
  slug: id % 2 === 0 ? encodedSlug(`şanslı-çark-${id}`) : `sansli-cark-${id}`,
  title: `Şanslı çark ${id}: ödüller ve İPUÇLARI`,
  day: id,
  content: `<!-- wp:paragraph -->\n<p>${paragraph(randomFrom(`turkish ${id}`), words)}</p>\n<!-- /wp:paragraph -->`,
  terms: terms.slice(id % 2, (id % 2) + 2),
  isWindows: isWindowsPost(id),
});

export const turkish: OldSite = {
  name: 'Eski Şans',
  host: 'eski-sans.example',
  language: 'tr-TR',
  version: '1.2',
  authors: [{ id: 1, login: 'yazar', name: 'Işıl Çağ' }],
  terms,
  items: () => [
    ...times(turkishCounts.posts, (index) => post(index + 1)),
    ...times(turkishCounts.pages, (index) => ({
      id: firstPage + index,
      type: 'page',
      slug: encodedSlug(`hakkımızda-${index}`),
      title: `Hakkımızda ${index}`,
      content: '<p>Biz kimiz?</p>',
    })),
    ...times(turkishCounts.pictures, (index) => picture(firstPicture + index)),
  ],
};
