/** Runs every command that operators use, with good and bad arguments. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportText, itemText } from '../../server/move-in/wxr/testing/export-text.ts';
import type { installation } from './installation.ts';
import type { Walked } from './walked.ts';

type Command = { args: string[]; code: number; variables?: Record<string, string> };

const succeeds = (...args: string[]): Command => ({ args, code: 0 });
const fails = (...args: string[]): Command => ({ args, code: 1 });
const isMisused = (...args: string[]): Command => ({ args, code: 2 });

/** In this order, on a site that isn't running. */
function commandsOn(folder: string): Command[] {
  const archive = join(folder, 'site.aceboard');
  const restored = { DATA_DIR: join(folder, 'restored') };
  const oldSite = join(folder, 'old-site.xml');
  writeFileSync(oldSite, exportText(itemText(1)));
  return [
    succeeds('seed'),
    fails('seed'),
    succeeds('token', 'create', 'Ada', 'editor'),
    succeeds('token', 'invite', 'Ada'),
    isMisused('token', 'forget'),
    succeeds('retention', '--dry-run'),
    fails('retention', '--all'),
    succeeds('backup', archive),
    fails('backup'),
    succeeds('export', join(folder, 'site.tar.gz')),
    fails('export'),
    { ...succeeds('restore', archive), variables: restored },
    // Already has the images, so that they aren't all encoded again.
    { ...succeeds('import', join(folder, 'site.tar.gz')), variables: restored },
    fails('import', archive),
    fails('restore', join(folder, 'none.aceboard')),
    succeeds('import', oldSite),
    fails('import', join(folder, 'none.xml')),
    fails('import'),
    succeeds('move', '--to', join(folder, 'moved')),
    fails('move', '--to', 'mysql://127.0.0.1/site'),
    succeeds('reindex'),
    succeeds('build'),
    isMisused('forget'),
  ];
}

/** Node prints a stack for uncaught errors. */
const isTrace = (output: string) => /^\s+at .+:\d+:\d+\)?$/m.test(output);

export async function walkCommands(
  walked: Walked,
  { command }: ReturnType<typeof installation>,
  folder: string,
): Promise<void> {
  for (const { args, code: expected, variables } of commandsOn(folder)) {
    if (expected !== 0 && !walked.triesBadInput) continue;
    const { code, output } = await command(args, variables);
    const isExpected = code === expected && !isTrace(output);
    walked.note('commands', args.join(' '), `${code} ${output}`, isExpected);
    walked.made.add(`command ${args[0]}`);
  }
}
