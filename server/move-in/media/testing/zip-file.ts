/** Makes ZIP files, including those that no honest program would write. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string | Buffer;
  content?: Buffer | string;
  /** How the content is stored. Other methods keep it as it is. */
  method?: number;
  flags?: number;
  /** The Unix mode, such as 0o120777 for a link. */
  mode?: number;
  /** A false size for the ZIP's directory. */
  size?: number;
  checksum?: number;
  offset?: number;
};

const utf8Name = 0x800;

/** The count is what the end of the file claims. */
export function zipOf(entries: readonly ZipEntry[], count = entries.length): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, fields, data } = partsOf(entry);
    const local = Buffer.concat([bytesOf(4, 0x04034b50), bytesOf(2, 20), fields, name, data]);
    const mode = (entry.mode ?? 0) * 2 ** 16;
    directory.push(
      Buffer.concat([bytesOf(4, 0x02014b50), bytesOf(2, 0x031e), bytesOf(2, 20), fields]),
      Buffer.concat([bytesOf(2, 0), bytesOf(2, 0), bytesOf(2, 0), bytesOf(4, mode)]),
      Buffer.concat([bytesOf(4, entry.offset ?? offset), name]),
    );
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...files, central, endOf(count, central.length, offset)]);
}

/** The classic format can't express more than 65,535 files, so the newer one is added. */
function endOf(count: number, size: number, offset: number): Buffer {
  const newEnd = Buffer.alloc(56);
  newEnd.writeUInt32LE(0x06064b50, 0);
  newEnd.writeUInt32LE(44, 4);
  for (const [value, at] of [
    [count, 24],
    [count, 32],
    [size, 40],
    [offset, 48],
  ] as const) {
    newEnd.writeBigUInt64LE(BigInt(value), at);
  }
  const locator = [bytesOf(4, 0x07064b50), bytesOf(4, 0), bytesOf(4, offset + size)];
  const classicCount = bytesOf(2, Math.min(count, 0xffff));
  return Buffer.concat([
    ...(count < 0xffff ? [] : [newEnd, ...locator, bytesOf(4, 0), bytesOf(4, 1)]),
    ...[bytesOf(4, 0x06054b50), bytesOf(4, 0), classicCount, classicCount],
    ...[bytesOf(4, size), bytesOf(4, offset), bytesOf(2, 0)],
  ]);
}

/** The fields that a file's own header and its entry in the directory share. */
function partsOf({ name, content = '', method = 8, flags = 0, size, checksum }: ZipEntry) {
  const bytes = Buffer.from(content);
  const data = method === 8 ? deflateRawSync(bytes) : bytes;
  const encoded = Buffer.isBuffer(name) ? name : Buffer.from(name);
  const fields = Buffer.concat([
    bytesOf(2, Buffer.isBuffer(name) ? flags : flags | utf8Name),
    ...[bytesOf(2, method), bytesOf(4, 0), bytesOf(4, checksum ?? crc32(bytes))],
    ...[bytesOf(4, data.length), bytesOf(4, size ?? bytes.length)],
    ...[bytesOf(2, encoded.length), bytesOf(2, 0)],
  ]);
  return { name: encoded, fields, data };
}

function bytesOf(length: 2 | 4, value: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return bytes;
}
