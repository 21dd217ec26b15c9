import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { untranslatedTexts } from './untranslated-text.ts';

const textsIn = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(test|gen)\./.test(file))
    .flatMap((file) =>
      untranslatedTexts(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })),
    );

type Exception = { reason: string; file: RegExp; text: RegExp };

const exceptions: Exception[] = [
  {
    reason: 'these are the names of keys on keyboards and in events, and of a system',
    file: /^src\/(ui|portal\/search\/dialog|admin\/list|admin\/move-in\/address|admin\/frame\/palette|admin\/catalogue\/vocabulary\/fact-grid|admin\/content\/rich-text\/toolbar)\//,
    text: /^(Arrow|Backspace|Delete|Enter|Escape|Tab|Ctrl|Esc|Mac|Control(\+.*)?)$/,
  },
  {
    reason: 'these are the names of keys in events',
    file: /score\/point-slider\.tsx$/,
    text: /^(ArrowLeft|ArrowDown|PageDown|Home)$/,
  },
  {
    reason: 'schema.org defines these words',
    file: /(structured|content)-data\.ts$/,
    text: /^(Answer|Article|BreadcrumbList|ItemList|ListItem|Organization|Person|Question|Rating|Review|WebSite)$/,
  },
  {
    reason: 'browsers and systems have the same names in all languages',
    file: /account\/device\.ts$/,
    text: /^(Edge|Opera|Samsung Internet|Firefox|Chrome|Safari|Android|Windows|Linux)$/,
  },
  {
    reason: 'browsers name their errors like this',
    file: /passkey\/browser-passkey\.ts$/,
    text: /^(NotAllowed|Abort|InvalidState|Security|NotSupported|Constraint)Error$/,
  },
  {
    reason: 'the specification wants this sentence in Russian on every page',
    file: /search-failure\.tsx$/,
    text: /^Не удалось/,
  },
  {
    reason: 'the page shown when rendering fails must not depend on anything',
    file: /failure-page\.ts$/,
    text: /^<(!DOCTYPE html>|p>If you contact us)/,
  },
  {
    reason: 'the specification wants this label in Russian',
    file: /sign-in\/login-page\.tsx$/,
    text: /^Токен администратора$/,
  },
  {
    reason: 'the server does not know the language stored in the editor’s browser',
    file: /admin-loading\.tsx$/,
    text: /^The admin needs JavaScript\.$/,
  },
  {
    reason: 'email clients recognize this prefix in all languages',
    file: /inquiry-title\.ts$/,
    text: /^Re:$/,
  },
  {
    reason: 'metrics are described in English',
    file: /^server\/pages\/render-page\.ts$/,
    text: /^Time spent rendering a page/,
  },
  { reason: 'crawlers read this file', file: /site-files\.ts$/, text: /^User-agent/ },
  {
    reason: 'the errors of the API are English',
    file: /^server\/pages\/(render-page|forms\/posted-form)\.ts$/,
    text: /^(Too many pages are being requested\.|Must have at most)$/,
  },
];

type FoundText = { file: string; text: string };

const covers = (exception: Exception, { file, text }: FoundText) =>
  exception.file.test(file) && exception.text.test(text);

const site = [
  'src/{portal,ui,api}/**/*.{ts,tsx}',
  'src/routes/{_portal/**/*,*}.{ts,tsx}',
  'src/*.{ts,tsx}',
  'server/pages/**/*.ts',
].flatMap(textsIn);

const admin = textsIn('src/{admin,routes/admin}/**/*.{ts,tsx}').filter(
  ({ file }) => !file.includes('/testing/'),
);

const isUnknown = (found: FoundText) => !exceptions.some((exception) => covers(exception, found));

test('all text shown by the site comes from messages', () => {
  expect(site.filter(isUnknown)).toEqual([]);
});

test('all text shown by the admin comes from messages', () => {
  expect(admin.filter(isUnknown)).toEqual([]);
});

test('every exception is still needed', () => {
  const found = [...site, ...admin];
  expect(exceptions.filter((exception) => !found.some((text) => covers(exception, text)))).toEqual(
    [],
  );
});

test.each([
  '<p>Play now</p>',
  '<p>play</p>',
  "<p>{isOpen ? 'close' : label}</p>",
  "<p>{name || 'none'}</p>",
  '<img alt="logo" />',
  '<nav aria-label="Main" />',
  '<a title={`go to`} />',
  "<ErrorBox message={failed && 'Try again'} />",
  "const title = 'Promo codes';",
  "const sentence = 'nothing was found.';",
  "const button = 'kapalı';",
  'const page = `<h1>Something went wrong</h1>`;',
])('finds visible text in %s', (code) => {
  expect(untranslatedTexts('page.tsx', code)).toHaveLength(1);
});

test.each([
  "import { Play } from 'lucide-react';",
  '<p className="flex Items-center">{texts.play}</p>',
  "<p className={isOpen ? 'open now' : 'closed'}>18+ – 404</p>",
  "<p>{step === 'answered' && texts.found}</p>",
  '<p>{`18/21`}</p>',
  "type Title = 'Promo codes';",
  "throw new Error('The texts are missing');",
  "request.log.error('The page could not be rendered.');",
  "const panel = 'flex flex-col gap-4 rounded-card border p-5';",
  "const method = 'POST';",
  "const path = '/api/saved-items';",
])('finds no visible text in %s', (code) => {
  expect(untranslatedTexts('page.tsx', code)).toEqual([]);
});
