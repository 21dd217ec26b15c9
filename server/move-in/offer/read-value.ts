/** Reads the values of custom fields, which WordPress stores as text, or as PHP writes a list. */

const maxItems = 200;

/** Returns the texts in a serialized list such as `a:1:{i:0;s:2:"12";}`, in a list with commas, or the text itself. */
export function listIn(value: string): string[] {
  const trimmed = value.trim();
  const items = /^a:\d+:\{/.test(trimmed) ? serializedTexts(trimmed) : trimmed.split(/[,;|\n]/);
  return items
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, maxItems);
}

/** The lengths count bytes. Keys, and anything but texts and whole numbers, are left out. */
function serializedTexts(value: string): string[] {
  const bytes = Buffer.from(value);
  const texts: string[] = [];
  let isKey = true;
  for (let at = bytes.indexOf('{') + 1; at < bytes.length; ) {
    const start = bytes.toString('utf8', at, at + 24);
    const [head, length] = /^s:(\d{1,6}):"/.exec(start) ?? [];
    const [number, digits = ''] = /^i:(-?\d{1,20});/.exec(start) ?? [];
    const [nested] = /^(?:a:\d+:\{|\}|[bdN][^;]*;)/.exec(start) ?? [];
    let text = digits;
    if (head !== undefined) {
      const from = at + head.length;
      text = bytes.toString('utf8', from, from + Number(length));
      at = from + Number(length) + 2;
    } else if (number !== undefined) at += number.length;
    else if (nested !== undefined) {
      at += nested.length;
      isKey = true;
      continue;
    } else return texts;
    if (!isKey && texts.length < maxItems) texts.push(text);
    isKey = !isKey;
  }
  return texts;
}

const dayPatterns = [
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})(?:[T ][\d:.+Z]*)?$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
];

/** Reads a day such as 20251228, 2025-12-28 or 28.12.2025. With slashes, it could be in two orders. */
export function dayIn(value: string): string | undefined {
  for (const pattern of dayPatterns) {
    const { year, month, day } = pattern.exec(value.trim())?.groups ?? {};
    if (year && month && day) return realDay(year, month, day);
  }
  return undefined;
}

function realDay(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written)
    ? written
    : undefined;
}

/** Reads a number with a decimal point or comma, such as 4.5, 4,5 or 9/10. */
export function numberIn(value: string): number | undefined {
  const [, written] =
    /^\s*(\d{1,9}(?:[.,]\d{1,4})?)\s*(?:\/\s*\d{1,3})?\s*%?\s*$/.exec(value) ?? [];
  return written === undefined ? undefined : Number(written.replace(',', '.'));
}
