/** The guides are Markdown files in docs, readable in the repository too. The build includes them and their pictures. */
const files = import.meta.glob<string>('../../../docs/{editors,owners}.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const read = (name: string) => files[`../../../docs/${name}.md`] ?? '';

export const guides = { editors: read('editors'), owners: read('owners') };
export type GuideName = keyof typeof guides;

export const isGuide = (name: string): name is GuideName => Object.hasOwn(guides, name);

const pictures = import.meta.glob<string>('../../../docs/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Takes a path relative to docs, as guides use. */
export const pictureUrl = (path: string): string | undefined => pictures[`../../../docs/${path}`];

/** Returns a heading's id, used as the fragment in links. */
export const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
