import { SaxesParser } from 'saxes';
import type { StatShape } from '#contract/money/stat-source.ts';
import type { RawRow } from './raw-row.ts';
import { fileRefusal, limits } from './stat-file.ts';
import { xmlRows } from './xml-rows.ts';

/** Reads rows as they arrive. Columns are elements or attributes inside a row, such as FTD, totals.ngr or @date. */
export async function* readXml(
  texts: AsyncIterable<string>,
  shape: StatShape,
): AsyncGenerator<RawRow> {
  const rows = xmlRows(shape);
  const parser = parserInto(rows);
  let hasStarted = false;
  for await (const text of texts) {
    // The parser accepts the XML declaration only at the very start.
    const part: string = hasStarted ? text : text.trimStart();
    hasStarted ||= part !== '';
    parser.write(part);
    yield* rows.take();
  }
  if (!hasStarted) throw fileRefusal('The file is empty');
  parser.end();
  yield* rows.take();
  if (rows.count === 0) throw fileRefusal(`Has no rows at “${shape.rows}”`);
}

/** The part of the reader that follows elements. */
type Elements = Pick<ReturnType<typeof xmlRows>, 'open' | 'close' | 'addText'>;

/** Refuses document types, and entities other than those of XML itself. */
export function parserInto(elements: Elements) {
  const parser = new SaxesParser();
  let lastPosition = 0;
  let depth = 0;

  parser.on('opentag', ({ name, attributes }) => {
    lastPosition = parser.position;
    depth += 1;
    if (depth > limits.depth) {
      throw fileRefusal(`Line ${parser.line}: elements are nested too deeply`);
    }
    elements.open(name, attributes);
  });
  parser.on('closetag', () => {
    lastPosition = parser.position;
    depth -= 1;
    elements.close();
  });
  const addText = (text: string) => {
    lastPosition = parser.position;
    elements.addText(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('doctype', () => {
    throw fileRefusal(
      `Line ${parser.line}: the file has a document type (DOCTYPE), which could load other files`,
    );
  });
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    if (/entity/.test(reason)) {
      throw fileRefusal(`Line ${parser.line}: “&” starts an entity that XML doesn't have`);
    }
    throw fileRefusal(`Line ${parser.line}: the XML is broken (${reason.slice(0, 100)})`);
  });

  return {
    write(text: string) {
      parser.write(text);
      // The parser collects a text or a tag until its end.
      if (parser.position - lastPosition > limits.record) {
        throw fileRefusal(`Line ${parser.line}: a text is too long`);
      }
    },
    end: () => parser.close(),
  };
}
