/** Runs every command that operators use, with good and bad arguments. */
import { join } from 'node:path';
import type { installation } from './installation.ts';
import type { Walked } from './walked.ts';

type Command = [args: string, code: number, variables?: Record<string, string>];

/** In this order, on a site that isn't running. */
const commandsOn = (folder: string): Command[] => [
  ['seed', 0],
  ['seed', 1],
  ['seed --size many', 1],
  ['token', 0],
  ['token create Ada editor', 0],
  ['token create Ada editor', 1],
  ['token rename Ada Grace', 0],
  ['token invite Grace', 0],
  ['token recovery Grace', 0],
  ['token revoke Grace', 0],
  ['token revoke Grace', 1],
  ['token forget', 2],
  ['retention --dry-run', 0],
  ['retention', 0],
  ['retention --all', 1],
  [`backup ${join(folder, 'site.aceboard')}`, 0],
  ['backup', 1],
  [`restore ${join(folder, 'site.aceboard')}`, 0, { DATA_DIR: join(folder, 'restored') }],
  [`restore ${join(folder, 'none.aceboard')}`, 1],
  [`move --to ${join(folder, 'moved')}`, 0],
  ['move --to mysql://127.0.0.1/site', 1],
  ['reindex', 0],
  ['build', 0],
  ['forget', 2],
];

/** What Node prints of an error that nobody caught. */
const isTrace = (output: string) => /^\s+at .+:\d+:\d+\)?$/m.test(output);

export async function walkCommands(
  walked: Walked,
  { command }: ReturnType<typeof installation>,
  folder: string,
): Promise<void> {
  for (const [args, expected, variables] of commandsOn(folder)) {
    const { code, output } = await command(args.split(' '), variables);
    const isExpected = code === expected && !isTrace(output);
    walked.note('commands', args, `${code} ${output}`, isExpected);
  }
}
