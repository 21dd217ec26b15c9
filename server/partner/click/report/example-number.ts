/** Returns a number from 0 to 1 that looks random, but is the same for the same text (FNV-1a). */
export function exampleNumber(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return ((sum ^ (sum >>> 13)) >>> 0) / 2 ** 32;
}
