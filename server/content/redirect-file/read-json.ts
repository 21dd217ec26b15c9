/** Reads the JSON export of the plugin Redirection. The lines are numbered in its order. */
import { z } from 'zod';
import { refusal } from '../../sheet/csv.ts';
import { type LeftLine, left, lineOf, type OldLine } from './old-line.ts';

const isOn = z.union([z.boolean(), z.number().transform(Boolean)]);

const redirect = z.object({
  url: z.string(),
  match_type: z.string().default('url'),
  action_type: z.string().default('url'),
  action_code: z.number().default(301),
  action_data: z.object({ url: z.string() }).nullish().catch(null),
  regex: isOn.default(false),
  enabled: isOn.default(true),
});
const file = z.object({ redirects: z.array(z.unknown()) });

export function readJson(text: string): (OldLine | LeftLine)[] {
  const read = file.safeParse(parsed(text));
  if (!read.success) throw refusal('Is not an export of the plugin Redirection');
  return read.data.redirects.map((given, index) => readOne(index + 1, given));
}

function readOne(row: number, given: unknown): OldLine | LeftLine {
  const read = redirect.safeParse(given);
  if (!read.success) return left(row, '', 'Is not a redirect of the plugin Redirection');
  const {
    url: from,
    match_type,
    action_type,
    action_code,
    action_data,
    regex,
    enabled,
  } = read.data;
  if (regex) return left(row, from, 'Is a regular expression');
  if (!enabled) return left(row, from, 'Is switched off');
  if (match_type !== 'url') return left(row, from, 'Has a condition');
  if (action_type !== 'url' && action_type !== 'error') {
    return left(row, from, 'Is not a plain redirect');
  }
  return lineOf(row, { from, to: action_data?.url ?? '', code: String(action_code) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw refusal('Is not valid JSON');
  }
}
