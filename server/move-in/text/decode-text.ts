import { badInput } from '../../errors.ts';
import { mixedUtf8Decoder } from './mixed-utf8.ts';

/** What had to be repaired in a text. */
type TextRepairs = {
  /** Characters that XML forbids, such as control characters. They are left out. */
  forbiddenCharacters: number;
  /** Stretches of windows-1254 in a text that is otherwise UTF-8. */
  windowsStretches: number;
};

export const fileRefusal = (message: string) => badInput([{ path: 'file', message }]);

/** The characters that XML forbids. It allows the control characters from \u007f on. */
const forbidden = /[[\p{Cc}--[\t\n\r\u007f-\u009f]]\ufffe\uffff]/gv;

const byteOrderMarks: [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
];

const declaredIn = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'<>]{1,40})["']/;

/** Returns the encoding that a byte order mark or the XML declaration names. */
export function encodingOf(start: Uint8Array): string {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, at) => start[at] === byte));
  if (marked) return marked[0];
  const declared = declaredIn.exec(Buffer.from(start).toString('latin1'))?.[1];
  if (declared === undefined) return 'utf-8';
  try {
    const { encoding } = new TextDecoder(declared);
    // The declaration itself was readable byte by byte, so it can't be UTF-16.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    throw fileRefusal(`The encoding ${declared} isn't supported; save the file as UTF-8`);
  }
}

export function textDecoder(encoding: string, repairs: TextRepairs) {
  const decoder = encoding === 'utf-8' ? mixedDecoder(repairs) : knownDecoder(encoding);

  function allowed(text: string): string {
    const found = text.match(forbidden);
    if (!found) return text;
    repairs.forbiddenCharacters += found.length;
    return text.replace(forbidden, '');
  }

  return {
    decode: (bytes: Uint8Array) => allowed(decoder.decode(bytes)),
    end: () => allowed(decoder.end()),
  };
}

const mixedDecoder = (repairs: TextRepairs) =>
  mixedUtf8Decoder(() => {
    repairs.windowsStretches += 1;
  });

function knownDecoder(encoding: string) {
  const decoder = new TextDecoder(encoding);
  return {
    decode: (bytes: Uint8Array) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}
