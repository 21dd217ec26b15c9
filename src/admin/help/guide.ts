import { marked, type Tokens } from 'marked';
import { defaultLanguage, type Language } from '#contract/language.ts';

/**
 * The guides are Markdown files in docs, readable in the repository too. The build includes them and their pictures.
 */
const files = import.meta.glob<string>(
  ['../../../docs/{editors,owners}.md', '../../../docs/*/{editors,owners}.md'],
  { eager: true, query: '?raw', import: 'default' },
);
const pictures = import.meta.glob<string>('../../../docs/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const guideNames = ['editors', 'owners'] as const;
type GuideName = (typeof guideNames)[number];
export type GuideSection = { guide: GuideName; heading: string };

export const isGuide = (name: string): name is GuideName => guideNames.some((own) => own === name);

/** Returns a guide in a language, or in English if it isn't translated. */
export function readGuide(name: GuideName, language: Language): { text: string; lang: Language } {
  const translation = files[`../../../docs/${language}/${name}.md`];
  if (translation !== undefined) return { text: translation, lang: language };
  return { text: files[`../../../docs/${name}.md`] ?? '', lang: defaultLanguage };
}

/** Accepts a path relative to a guide. */
export const pictureUrl = (path: string): string | undefined =>
  pictures[`../../../docs/${path.replace(/^\.\.\//, '')}`];

export const isSection = (token: { type: string }): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === 2;

export const sectionsOf = (text: string): Tokens.Heading[] => marked.lexer(text).filter(isSection);

/** Returns the fragments that link to the sections of a guide. They are the same in every language. */
export const sectionIds = (name: GuideName): string[] =>
  sectionsOf(readGuide(name, defaultLanguage).text).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
