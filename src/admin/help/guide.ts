/** The guides are files of docs, which are read in the repository too. A build takes them and their pictures along. */
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

/** A guide names its pictures by their paths from docs. */
export const pictureUrl = (path: string): string | undefined => pictures[`../../../docs/${path}`];

/** The id of a heading, as in links to it. */
export const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
