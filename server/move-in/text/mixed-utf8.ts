/**
 * Decodes UTF-8 in which some stretches are windows-1254, as in sites whose database was converted by hand: a stretch
 * starts at a byte that isn't UTF-8, and lasts until a line break or the next letter that is.
 */
import { isAscii, isUtf8 } from 'node:buffer';

const lineBreak = 0x0a;

/** The lowest and the highest second byte after bytes that allow only some. */
const secondBytes: Record<number, readonly [number, number]> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
};

const lengthFrom = (lead: number) => {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
};

/** Returns the length of the character at a position, 0 if it isn't UTF-8, or undefined if the bytes end inside it. */
function characterLength(bytes: Uint8Array, start: number): number | undefined {
  const lead = bytes[start] ?? 0;
  const length = lengthFrom(lead);
  for (let offset = 1; offset < length; offset += 1) {
    const byte = bytes[start + offset];
    if (byte === undefined) return undefined;
    const [lowest, highest] = (offset === 1 && secondBytes[lead]) || [0x80, 0xbf];
    if (byte < lowest || byte > highest) return 0;
  }
  return length;
}

/** Returns where an unfinished character at the end of the bytes starts. */
function unfinishedFrom(bytes: Uint8Array): number {
  for (let start = Math.max(bytes.length - 3, 0); start < bytes.length; start += 1) {
    if (characterLength(bytes, start) === undefined) return start;
  }
  return bytes.length;
}

export function mixedUtf8Decoder(countStretch: () => void) {
  const windows = new TextDecoder('windows-1254');
  let held = Buffer.alloc(0);
  let isInStretch = false;

  function decodeMixed(bytes: Buffer): string {
    let text = '';
    let start = 0;
    while (start < bytes.length) {
      const isBroken = !characterLength(bytes, start);
      let end = start;
      while (end < bytes.length) {
        const length = characterLength(bytes, end);
        if (!length !== isBroken) break;
        if (bytes[end] === lineBreak || (length ?? 0) > 1) isInStretch = false;
        end += length || 1;
      }
      if (isBroken && !isInStretch) countStretch();
      isInStretch ||= isBroken;
      const part = bytes.subarray(start, end);
      text += isBroken ? windows.decode(part) : part.toString('utf8');
      start = end;
    }
    return text;
  }

  function decode(bytes: Buffer): string {
    if (!isUtf8(bytes)) return decodeMixed(bytes);
    isInStretch &&= isAscii(bytes) && !bytes.includes(lineBreak);
    return bytes.toString('utf8');
  }

  return {
    decode(chunk: Uint8Array): string {
      const bytes = Buffer.concat([held, chunk]);
      const end = unfinishedFrom(bytes);
      held = bytes.subarray(end);
      return decode(bytes.subarray(0, end));
    },
    end: () => decode(held),
  };
}
