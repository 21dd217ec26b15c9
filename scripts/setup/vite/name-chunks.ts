import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; name?: string; src?: string };

const ownName = /^assets\/([\w-]{7})\.js$/;
const named = /(?<=\/)[\w-]{7}(?=\.js\b)/g;

/** Chosen so that few chunks of public pages share an ID. Longer IDs would make every page larger. */
const salt = 6201;
const idOf = ({ src, name = '' }: Chunk) =>
  createHash('sha256')
    .update(`${salt}${src ?? name}`)
    .digest('hex')
    .slice(0, 2);

/**
 * Renames chunks so that their first two letters stay the same from build to build, and the other five change with the
 * content. Browsers then know which file an updated one replaces (server/pages/render/page-dictionary.ts). Names don't
 * get longer, because every page lists all of them.
 */
export async function nameChunks(clientFolder: string): Promise<void> {
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(manifestFile, 'utf8'));
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  const renamed = new Map<string, string>();
  for (const chunk of chunks) {
    const [, before] = ownName.exec(chunk.file) ?? [];
    if (before) renamed.set(before, idOf(chunk) + before.slice(-5));
  }
  if (new Set(renamed.values()).size < renamed.size) throw new Error('Two chunks have one name.');
  const replaced = (text: string) => text.replace(named, (name) => renamed.get(name) ?? name);
  const texts = await Promise.all(
    chunks.map(
      async ({ file }) => [file, await readFile(join(clientFolder, file), 'utf8')] as const,
    ),
  );
  await Promise.all(texts.map(([file]) => rm(join(clientFolder, file), { force: true })));
  await Promise.all(
    texts.map(([file, text]) =>
      writeFile(join(clientFolder, replaced(`/${file}`)), replaced(text)),
    ),
  );
  for (const chunk of chunks) chunk.file = replaced(`/${chunk.file}`).slice(1);
  await writeFile(manifestFile, JSON.stringify(manifest, null, 2));
}
