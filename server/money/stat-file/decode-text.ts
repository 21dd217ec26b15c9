import { fileRefusal, tooManyBytes } from './stat-file.ts';

const marks: [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export type ReadLimits = { maxBytes: number; signal: AbortSignal };

/** Passes bytes on until there are too many. */
export async function* limitedBytes(
  bytes: AsyncIterable<Buffer>,
  { maxBytes, signal }: ReadLimits,
): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    count += chunk.length;
    if (count > maxBytes) throw tooManyBytes(maxBytes);
    yield chunk;
  }
}

/** Decodes text without its byte order mark. Never replaces bytes, because names would silently differ. */
export async function* decodeText(
  bytes: AsyncIterable<Buffer>,
  limits: ReadLimits,
): AsyncGenerator<string> {
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  const decode = (chunk?: Buffer) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw fileRefusal('Must be text in UTF-8, or in UTF-16 with a byte order mark');
    }
  };
  const begin = () => {
    const encoding = marks.find(([, mark]) => mark.every((byte, at) => start[at] === byte))?.[0];
    decoder = new TextDecoder(encoding ?? 'utf-8', { fatal: true });
    return refuseBinary(decode(start));
  };
  for await (const chunk of limitedBytes(bytes, limits)) {
    if (decoder) {
      yield refuseBinary(decode(chunk));
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length >= 4) yield refuseWebPage(begin());
  }
  if (start.length === 0) throw fileRefusal('The file is empty');
  if (!decoder) yield begin();
  yield decode();
}

function refuseBinary(text: string): string {
  if (text.includes('\0')) {
    throw fileRefusal('Must be text in UTF-8, or in UTF-16 with a byte order mark');
  }
  return text;
}

/** Programmes redirect to their sign-in page if a key has expired. */
function refuseWebPage(text: string): string {
  if (/^\s*<(!doctype\s+html|html)\b/i.test(text)) {
    throw fileRefusal('Is a web page without figures; check the address and its key');
  }
  return text;
}
