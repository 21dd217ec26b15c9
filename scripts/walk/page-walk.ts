/** Opens every page of the site and of the admin, and every file that the pages load. */
import { globSync } from 'node:fs';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { noticePath, pagePath } from '#contract/page-path.ts';
import { walkBadInput } from './bad-input.ts';
import type { Walked } from './walked.ts';

const routesFolder = 'src/routes';

/** Derives the path of each admin screen from its file, with an ID that exists. */
const adminPaths = globSync('admin/**/*.tsx', { cwd: routesFolder })
  .filter((file) => !/\/(route|_editor)\.tsx$/.test(file))
  .map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replace('/_editor', '')
        .replace(/\/index$/, '')
        .replaceAll('_.', '/')
        .replaceAll('_/', '/')
        .replaceAll('$id', '1')
        .replaceAll('$slug', 'casino')
        .replaceAll('$guide', 'editors')}`,
  );

/** Paths that only accept forms. */
const formsOnly = [pagePath.age, pagePath.counting, pagePath.signOut];
/** Some pages need their subject in the URL. */
const aboutProduct = [pagePath.report, pagePath.follow].map((path) => `${path}?about=product-1`);

const publicPaths = [
  ...Object.values(pagePath).filter((path) => !formsOnly.includes(path)),
  ...(['sent', 'confirmed', 'stopped', 'expired'] as const).map(noticePath),
  ...['/casino/1', '/product/1', `${pagePath.guides}/how-to-read-bonus-terms`],
  ...[`${pagePath.contact}/sent`, `${pagePath.partners}/sent`],
  ...[`${pagePath.unsubscribe}/done`, `${pagePath.unsubscribe}/failed`],
]
  .map((path) => aboutProduct.find((about) => about.startsWith(`${path}?`)) ?? path)
  .flatMap((path) => languages.map((language) => pathIn(language, path)));

/** The sample has no reviews and no custom icon. */
const missingPaths = [
  ...languages.map((language) => pathIn(language, `${pagePath.reviews}/none`)),
  '/site-icon/1/icon-32.png',
];

const headers = { accept: 'text/html', 'sec-fetch-site': 'none' };

const filesIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/(?:assets|uploads|site-icon)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );

export async function walkPages(walked: Walked): Promise<void> {
  const files = new Set<string>();
  for (const path of [...publicPaths, ...adminPaths]) {
    const { text } = await walked.make('pages', { path, headers });
    await walkBadInput(walked, 'pages', { path, headers });
    for (const file of filesIn(text)) files.add(file);
  }
  for (const path of missingPaths) {
    await walked.make('pages', { path, headers }, (status) => status === 404);
  }
  for (const path of files) await walked.make('files of pages', { path });
}
