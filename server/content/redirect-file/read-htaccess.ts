/**
 * Reads the redirects in a .htaccess file. Other directives are skipped. A rule that applies to more than one path, or
 * only sometimes, can't become a redirect.
 */
import { type LeftLine, left, lineOf, type OldLine, withSlash } from './old-line.ts';

const directive =
  /^[ \t]*(Redirect(Match|Permanent|Temp)?|Rewrite(Rule|Cond|Engine|Base)|<IfModule)[ \t]/im;

export const isHtaccess = (text: string): boolean => directive.test(text);

const statuses: Record<string, string> = {
  permanent: '301',
  temp: '302',
  seeother: '303',
  gone: '410',
};

const statusOf = (word: string) => statuses[word.toLowerCase()] ?? word;
const isStatus = (word: string) => /^\d{3}$/.test(word) || word.toLowerCase() in statuses;

const regularExpression = 'Is a regular expression';

/** Returns the only path that the pattern describes, apart from a trailing slash. */
function literalPath(pattern: string): string | undefined {
  const anchored = /^\^(.*?)(\/\?)?\$$/.exec(pattern)?.[1];
  if (anchored === undefined) return undefined;
  const rest = anchored.replace(/\\([-./_])/g, '$1');
  return /[\\^$*+?()[\]{}|]/.test(rest) ? undefined : rest;
}

type Read = (row: number, words: string[]) => OldLine | LeftLine;

const readRedirect: Read = (row, [first = '', ...rest]) => {
  const [code, from = '', to = ''] = isStatus(first)
    ? [statusOf(first), ...rest]
    : ['302', first, ...rest];
  return lineOf(row, { from, to, code });
};

const readMatch: Read = (row, words) => {
  const read = readRedirect(row, words);
  const from = literalPath(read.from);
  const isLiteral = !('to' in read) || !/\$\d/.test(read.to ?? '');
  return from !== undefined && isLiteral
    ? { ...read, from }
    : left(row, read.from, regularExpression);
};

const readRule: Read = (row, [pattern = '', target = '', flags = '']) => {
  const path = literalPath(pattern);
  if (path === undefined) return left(row, pattern, regularExpression);
  const from = withSlash(path);
  const given = flags
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((flag) => flag.trim());
  if (given.some((flag) => /^(G|gone)$/i.test(flag))) return { row, from, to: null };
  const asked = given.map((flag) => /^(?:R|redirect)(?:=(\w+))?$/i.exec(flag)).find(Boolean);
  if (!asked) return left(row, from, 'Is not a redirect, but an internal rewrite');
  if (/[$%]\d|%\{/.test(target)) return left(row, from, 'Its target depends on the request');
  return lineOf(row, {
    from,
    to: withSlash(target.replace(/\?$/, '')),
    code: statusOf(asked[1] ?? '302'),
  });
};

const readers: Record<string, Read> = {
  redirect: readRedirect,
  redirectpermanent: (row, words) => readRedirect(row, ['301', ...words]),
  redirecttemp: (row, words) => readRedirect(row, ['302', ...words]),
  redirectmatch: readMatch,
  rewriterule: readRule,
};

const wordsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|\[[^\]]*\](?=\s|$)|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );

/** Longer than any redirect, and short enough for the patterns above. */
const maxLine = 10_000;

export function readHtaccess(text: string): (OldLine | LeftLine)[] {
  const found: (OldLine | LeftLine)[] = [];
  const sections: string[] = [];
  let hasCondition = false;
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.length > maxLine) {
      found.push(left(index + 1, line.slice(0, 100), 'Is too long'));
      continue;
    }
    const [name = '', ...words] = wordsOf(line.trim());
    const lower = name.toLowerCase();
    if (lower.startsWith('</')) sections.pop();
    else if (lower.startsWith('<')) sections.push(lower);
    if (lower === 'rewritecond') hasCondition = true;
    const read = readers[lower]?.(index + 1, words);
    if (!read) continue;
    const isConditional =
      sections.some((section) => section !== '<ifmodule') ||
      (lower === 'rewriterule' && hasCondition);
    found.push(isConditional ? left(read.row, read.from, 'Has a condition') : read);
    if (lower === 'rewriterule') hasCondition = false;
  }
  return found;
}
