import { readFile } from 'node:fs/promises';
import { type Language, languages } from '#contract/language.ts';
import { rulesPath } from '../files/speculation-rules.ts';
import type { PageManifest } from './renderer.ts';

type Chunk = { file: string; imports?: string[] };
type BuildManifest = Record<string, Chunk>;

const entry = 'src/entry-client.tsx';
/** Imported dynamically by the entry. */
const pageEntry = 'src/hydrate-page.tsx';
const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component/;

/** `src/routes/admin/route.tsx` is `/admin`, `src/routes/_portal/index.tsx` is `/_portal/`. */
const routeIdOf = (path: string) => `/${path}`.replace(/\/route$/, '').replace(/\/index$/, '/');

const byLanguage = (files: (language: Language) => string[]) =>
  Object.fromEntries(
    languages.map((language) => [language, files(language)]),
  ) as PageManifest['messages'];

export function manifestOf(build: BuildManifest): PageManifest {
  const filesOf = (name: string, seen = new Set<string>()): string[] => {
    const chunk = build[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))];
  };
  const [start = '', ...others] = filesOf(entry);
  const loadedFirst = new Set([start, ...others, ...filesOf(pageEntry)]);
  const imported = [...loadedFirst].slice(1);
  const routes: PageManifest['routes'] = {};
  for (const name of Object.keys(build)) {
    const path = routeFile.exec(name)?.[1];
    if (path) {
      routes[routeIdOf(path)] = filesOf(name).filter((file) => !loadedFirst.has(file));
    }
  }
  return {
    entries: [start],
    imported,
    routes,
    messages: byLanguage((language) => filesOf(`messages/${language}/common.ts`)),
    rules: rulesPath,
  };
}

export const readManifest = async (file: string): Promise<PageManifest> =>
  manifestOf(JSON.parse(await readFile(file, 'utf8')));

export const developmentManifest: PageManifest = {
  entries: ['/@vite/client', `/${entry}`],
  imported: [],
  routes: {},
  messages: byLanguage(() => []),
};
