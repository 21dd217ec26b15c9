import { SaxesParser } from 'saxes';
import { AppError } from '../../errors.ts';
import { fileRefusal } from '../text/decode-text.ts';
import { recordCollector } from './collect-records.ts';
import type { ExportCounts, ExportRecord } from './export-record.ts';
import { limits } from './limit.ts';
import { otherRoot, plainFeed } from './recognize-file.ts';
import { grouped, type OpenTag, refusedDoctype, xmlFault } from './xml-fault.ts';

const forbiddenReference = 'malformed character entity.';
const numericReference = /&#(\d+|x[\da-f]+);/gi;

/** The parser accepts the XML declaration only at the very start, unlike everyone whose theme prints a blank line. */
const leadingSpace = /^\ufeff?\s*/;

/** Turns decoded text into records. `write` and `end` return the fault at which the parser stopped, if any. */
export function exportParser(counts: ExportCounts) {
  const parser = new SaxesParser();
  const collector = recordCollector(counts);
  const open: OpenTag[] = [];
  let closing: string | undefined;
  let attributes = 0;
  let skippedLines: number | undefined;
  let hasForbidden = false;
  let lastPosition = 0;

  const line = () => parser.line + (skippedLines ?? 0);

  /** The parser reports a closed tag before it checks that it's the right one. */
  function settle() {
    lastPosition = parser.position;
    if (closing === undefined) return;
    collector.closeAt(open.length, closing);
    open.pop();
    closing = undefined;
  }

  function addText(text: string) {
    settle();
    collector.addText(open.length, hasForbidden ? text.replace(numericReference, '') : text);
    hasForbidden = false;
  }

  // V8 slows the parser down to a fifth if it has more handlers than these.
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.attributes)
      throw fileRefusal(
        `Line ${grouped(line())}: a tag has more than ${limits.attributes} attributes`,
      );
  });

  parser.on('opentag', (tag) => {
    const { name } = tag;
    settle();
    attributes = 0;
    if (open.length === 0 && name !== 'rss') throw otherRoot(name);
    open.push({ name, line: line() });
    if (open.length === 2 && name !== 'channel') throw plainFeed();
    if (open.length > limits.depth)
      throw fileRefusal(
        `Line ${grouped(line())}: tags are nested more than ${limits.depth} levels deep`,
      );
    collector.openAt(open.length, name, tag.attributes, line());
  });

  parser.on('closetag', ({ name }) => {
    settle();
    closing = name;
  });

  parser.on('doctype', () => {
    throw refusedDoctype(line());
  });

  parser.on('error', ({ message }) => {
    const reason = message.replace(/^\d+:\d+: /, '');
    if (reason !== forbiddenReference)
      throw xmlFault(reason, { line: line(), column: parser.column, open });
    counts.forbiddenCharacters += 1;
    hasForbidden = true;
  });

  function run(work: () => void): AppError | undefined {
    try {
      work();
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  function parse(text: string) {
    parser.write(text);
    if (closing !== undefined) settle();
    if (parser.position - lastPosition > limits.singlePart)
      throw fileRefusal(
        `Line ${grouped(line())}: a text is longer than ${grouped(limits.singlePart)} characters`,
      );
  }

  function withoutLeadingSpace(text: string): string {
    if (skippedLines !== undefined) return text;
    const [space = ''] = leadingSpace.exec(text) ?? [];
    skippedLines = space.split('\n').length - 1;
    return text.slice(space.length);
  }

  return {
    write(text: string) {
      const fault = run(() => parse(withoutLeadingSpace(text)));
      counts.lines = line();
      return fault;
    },
    end: () => run(() => parser.close()),
    take: (): ExportRecord[] => collector.take(),
  };
}
