/** Creates a copy of the sources with a language added as described in CONTRIBUTING.md: one line and its messages. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const code = 'qps';
const line = `  ${code}: { name: '[Þšéûđö]', englishName: 'Pseudo', locale: 'en_XA' },\n`;
const listOfLanguages = 'contract/language.ts';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });

export function writePseudoSite(folder: string): void {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of files) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  addLanguage(folder);
}

/** Writes a tsconfig for the product without its tests, which take up a third of the time. */
export function writeTypesProject(folder: string): string {
  const project = join(folder, '.git/product.json');
  const exclude = ['../**/*.test.ts', '../**/*.test.tsx', '../e2e', '../node_modules'];
  writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', exclude }));
  return project;
}

function addLanguage(folder: string) {
  const file = join(folder, listOfLanguages);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}tr: .*\n/m, `$&${line}`));

  const messages = join(folder, 'messages');
  mkdirSync(join(messages, code, 'pseudo'), { recursive: true });
  copyFileSync(
    join(import.meta.dirname, 'pseudo-text.ts'),
    join(messages, code, 'pseudo/pseudo-text.ts'),
  );
  const files = readdirSync(join(messages, 'en'), { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.ts'))) {
    const up = '../'.repeat(name.split('/').length - 1);
    mkdirSync(dirname(join(messages, code, name)), { recursive: true });
    writeFileSync(
      join(messages, code, name),
      `import { texts as english } from '${up}../en/${name}';
import { pseudo } from './${up}pseudo/pseudo-text.ts';

export const texts = pseudo(english);
`,
    );
  }
}

/** Returns the changes to existing sources by line count, and the new files. */
export function changesIn(folder: string): { changed: string[]; added: string[] } {
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return {
    changed: lines(git(folder, 'diff', '--numstat')),
    added: lines(git(folder, 'ls-files', '--others', '--exclude-standard')),
  };
}
