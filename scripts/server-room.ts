/**
 * Enforces the order of the rooms in server/: imports between them only point down, apart from the listed exceptions.
 */
import { importedFiles } from './import-direction.ts';

/** From top to bottom. The files that assemble the server are above all rooms, and the other files in server/ below. */
export const rooms = [
  ...['rest', 'trpc', 'move-out', 'pages'],
  'agent',
  'contents',
  'effect',
  'preview',
  'move-in',
  ...['operation', 'site', 'sample', 'partner', 'money', 'webhook', 'visitor'],
  ...['image', 'content', 'catalogue', 'people'],
  'release',
  ...['sheet', 'resource', 'caller'],
  'http',
  'tracing',
];

const top = [
  ...['server/main.ts', 'server/app.ts', 'server/make-deps.ts'],
  // Puts together what a separate process needs.
  'server/move-in/run/import-child-main.ts',
];

/** The imports that point up, each with the reason. */
export const exceptions: Record<string, string> = {
  'server/pages/render/visitor-api.ts → server/trpc/procedure.ts':
    'Rendering a page calls the same procedures as the browser.',
  'server/contents/stored-data.ts → server/pages/forms/age-form.ts':
    'The list of stored data names the cookies of forms.',
  'server/contents/stored-data.ts → server/pages/forms/counting-form.ts':
    'The list of stored data names the cookies of forms.',
  'server/sample/insert-partners.ts → server/site/market-resource.ts':
    'The sample has regions of its own.',
  'server/sample/remove-sample.ts → server/site/market-resource.ts':
    'The sample has regions of its own.',
  'server/sample/restore-sample.ts → server/contents/restore-by-kind.ts':
    'Restoring the sample restores entities of every kind.',
  'server/image/library/replace-image.ts → server/site/site-settings-resource.ts':
    'Replacing an image updates everything that uses it, including the logo.',
  'server/people/passkey/passkey-calls.ts → server/site/read-site.ts':
    'Browsers show the site’s name when they create a passkey.',
  'server/visitor/online/online-route.ts → server/site/read-site.ts':
    'The settings choose how visitors are counted.',
  'server/people/security-log/security-alerts.ts → server/partner/monthly-report/report-setting.ts':
    'Alerts are in the language of the monthly report.',
  'server/catalogue/read/response-cache.ts → server/visitor/break/visitor-break.ts':
    'A break hides offers, so its responses are not shared.',
};

type Import = { from: string; to: string };
type Source = { file: string; code: string };

const isInServer = (file: string) => file.startsWith('server/');
const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file);

/** Returns undefined for a folder that the order doesn't list. */
function levelOf(file: string): number | undefined {
  if (top.includes(file)) return -1;
  const [, room = '', ...inside] = file.split('/');
  if (inside.length === 0) return rooms.length;
  const level = rooms.indexOf(room);
  return level < 0 ? undefined : level;
}

const roomOf = (file: string) =>
  top.includes(file) ? 'top' : (rooms[levelOf(file) ?? -1] ?? 'ground');

/** Types are left out because they don't exist at runtime. */
const importsOf = (sources: readonly Source[]): Import[] =>
  sources
    .filter(({ file }) => isInServer(file) && !isTest(file))
    .flatMap(({ file, code }) => importedFiles(file, code).map((to) => ({ from: file, to })))
    .filter(({ from, to }) => isInServer(to) && roomOf(from) !== roomOf(to));

export const unknownRooms = (files: readonly string[]): string[] =>
  files.filter((file) => isInServer(file) && !isTest(file) && levelOf(file) === undefined);

export const upwardImports = (sources: readonly Source[]): string[] =>
  importsOf(sources)
    .filter(({ from, to }) => (levelOf(from) ?? 0) > (levelOf(to) ?? 0))
    .map(({ from, to }) => `${from} → ${to}`);

/** The pairs of rooms that import each other. */
export function mutualPairs(sources: readonly Source[]): string[] {
  const pairs = importsOf(sources).map(({ from, to }) => `${roomOf(from)} ↔ ${roomOf(to)}`);
  const all = new Set(pairs);
  const reversed = (pair: string) => pair.split(' ↔ ').reverse().join(' ↔ ');
  return [...all].filter((pair) => pair < reversed(pair) && all.has(reversed(pair)));
}
