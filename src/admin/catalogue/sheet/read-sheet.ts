/**
 * Decodes UTF-8, and UTF-16 with a byte order mark, as in Excel's “Unicode text”. Rejects other encodings, because
 * their text would be stored garbled.
 */
function decodedText(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = first === 0xfe ? 'utf-16be' : 'utf-16le';
  try {
    return new TextDecoder(isUtf16 ? encoding : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a file, which can fail if Excel has it open or if it was deleted after being selected. */
export async function readSheet(
  file: Blob,
): Promise<{ csv: string } | { problem: 'unreadable' | 'encoding' }> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: 'unreadable' };
  const csv = decodedText(bytes);
  return csv === undefined ? { problem: 'encoding' } : { csv };
}
