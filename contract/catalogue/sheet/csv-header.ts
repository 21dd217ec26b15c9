/** Excel supports an optional `sep=` line above the header. */
export const separatorLine = /^\ufeff?sep=([,;\t])\r?\n/i;

/** Detects the delimiter from the header, because spreadsheets in some countries use semicolons. */
export function delimiterOf(csv: string): string {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Returns the column names, so that columns can be chosen before the file is read. */
export function headerOf(csv: string): string[] {
  const separator = separatorLine.exec(csv);
  const rest = separator ? csv.slice(separator[0].length) : csv.replace(/^\ufeff/, '');
  const delimiter = separator?.[1] ?? delimiterOf(rest);
  const [line = ''] = rest.split(/\r?\n/, 1);
  const cells = line.match(new RegExp(`"(?:[^"]|"")*"|[^${delimiter}]+`, 'g')) ?? [];
  return cells
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim(),
    )
    .filter((name) => name !== '');
}
