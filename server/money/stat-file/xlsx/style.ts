import { localName, type Package, readWhole } from './package.ts';

/** The formats of days that every workbook has, including those of East Asian versions. */
const builtIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Colours, literal texts and escaped letters don't make a number a day. */
const isDateFormat = (code: string) =>
  /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').replaceAll(/general/gi, ''));

/** Returns the cell styles that show a number as a day. */
export async function readDateStyles(
  file: Package,
  name: string | undefined,
): Promise<ReadonlySet<number>> {
  const styles = new Set<number>();
  if (name === undefined || !file.has(name)) return styles;
  const formats = new Map<number, string>();
  const open: string[] = [];
  let count = 0;
  await readWhole(file, name, {
    open(element, attributes) {
      const parent = open.at(-1);
      const kind = localName(element);
      open.push(kind);
      if (kind === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (kind !== 'xf' || parent !== 'cellXfs') return;
      const id = Number(attributes.numFmtId ?? 0);
      const code = formats.get(id);
      if (code === undefined ? builtIn(id) : isDateFormat(code)) styles.add(count);
      count += 1;
    },
    close() {
      open.pop();
    },
  });
  return styles;
}
