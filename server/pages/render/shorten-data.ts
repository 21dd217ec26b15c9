/** Texts, and names with what follows. After an arrow, an object without a name would be a block. */
const reference = /"(?:[^"\\]|\\.)*"|(?:(?<!=>)\$R\[(\d+)\](=(?=[{[]))?)/g;

/**
 * Removes the names of objects and lists that occur only once in the data of a page. The serializer names each of them,
 * in case another one contains it too.
 */
export function shortenData(html: string): string {
  const start = html.indexOf('$_TSR.router=');
  if (start < 0) return html;
  const end = html.indexOf('</script>', start);
  const data = html.slice(start, end);
  const uses = new Map<string, number>();
  for (const [, name] of data.matchAll(reference)) {
    if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  // Scripts after it may complete the data.
  for (const [, name = ''] of html.slice(end).matchAll(/\$R\[(\d+)\]/g)) uses.set(name, 2);
  const short = data.replace(reference, (found, name, assigns) =>
    assigns && uses.get(name) === 1 ? '' : found,
  );
  return html.slice(0, start) + short + html.slice(end);
}
