import type { AppError } from '../../errors.ts';
import { fileRefusal } from '../text/decode-text.ts';

export type OpenTag = { name: string; line: number };

/** Where the parser is when it stops. */
export type Place = { line: number; column: number; open: readonly OpenTag[] };

export const grouped = (number: number) => number.toLocaleString('en-US');

const shortened = (name: string) => name.slice(0, 50);

function endedEarly({ line, open }: Place): AppError {
  const tag = open.at(-1);
  return fileRefusal(
    tag
      ? `Line ${grouped(line)}: the file ends inside <${shortened(tag.name)}> of line ${grouped(tag.line)}, so it's incomplete; export it again`
      : `Line ${grouped(line)}: the file ends before its first tag, so it's incomplete; export it again`,
  );
}

function unclosed({ line, open }: Place): AppError {
  const tag = open.at(-1);
  return fileRefusal(
    tag
      ? `Line ${grouped(tag.line)}: the tag <${shortened(tag.name)}> is never closed; line ${grouped(line)} closes another`
      : `Line ${grouped(line)}: a tag is closed that was never opened`,
  );
}

const faults: [RegExp, (place: Place) => AppError][] = [
  [/^(unclosed tag|unexpected end|document must contain a root)/, endedEarly],
  [/^(unexpected close tag|unmatched closing tag)/, unclosed],
  [
    /entity/,
    // The parser looks for the end of an entity, which can be far away.
    ({ line, open }) =>
      fileRefusal(
        `Line ${grouped(open.at(-1)?.line ?? line)}: “&” starts an entity that XML doesn't have; export the file again`,
      ),
  ],
  [
    /^text data outside of root node/,
    ({ line }) =>
      fileRefusal(
        `Line ${grouped(line)}: there is text outside of the export, such as a PHP warning; remove it and upload the file again`,
      ),
  ],
];

const broken = ({ line, column }: Place, reason: string) =>
  fileRefusal(
    `Line ${grouped(line)}, column ${grouped(column)}: the XML is broken (${reason}); export the file again`,
  );

/** Says what the parser's message means for the person who uploaded the file. */
export function xmlFault(reason: string, place: Place): AppError {
  const found = faults.find(([pattern]) => pattern.test(reason));
  return found ? found[1](place) : broken(place, reason.replace(/\.$/, '').slice(0, 100));
}

export const refusedDoctype = (line: number) =>
  fileRefusal(
    `Line ${grouped(line)}: the file has a document type (DOCTYPE), which could load other files; export it again`,
  );
