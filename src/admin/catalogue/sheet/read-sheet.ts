/** Excel saves “Unicode text” in UTF-16 with a byte order mark. Text in another encoding would be stored garbled. */
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

/** Excel locks a file that it has open, and a file may be gone since it was chosen. */
export async function readSheet(
  file: Blob,
): Promise<{ csv: string } | { problem: 'unreadable' | 'encoding' }> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: 'unreadable' };
  const csv = decodedText(bytes);
  return csv === undefined ? { problem: 'encoding' } : { csv };
}
