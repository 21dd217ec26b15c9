import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../errors.ts';
import { parserInto } from '../read-xml.ts';
import { fileRefusal, limits } from '../stat-file.ts';

const maxEntries = 1_000;

const unreadable = () => fileRefusal('Is not an Excel workbook (.xlsx) without a password');

export type Elements = Parameters<typeof parserInto>[0];

/** The XML files inside a workbook. */
export type Package = {
  has: (name: string) => boolean;
  /** Yields after each piece of the file, so that the caller can take what was collected. */
  parse: (name: string, elements: Elements) => AsyncGenerator<void>;
  close: () => void;
};

export async function openPackage(bytes: Buffer): Promise<Package> {
  refuseOldFormat(bytes);
  const zip = await fromBufferPromise(bytes, { autoClose: false }).catch(() => {
    throw unreadable();
  });
  zip.on('error', () => {});
  const entries = await entriesOf(zip);

  async function* parse(name: string, elements: Elements): AsyncGenerator<void> {
    const entry = entries.get(name);
    if (!entry) throw unreadable();
    const parser = parserInto(elements);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        parser.write(decoder.decode(chunk, { stream: true }));
        yield;
      }
      parser.end();
    } catch (error) {
      throw error instanceof AppError ? error : unreadable();
    }
    yield;
  }

  return { has: (name) => entries.has(name), parse, close: () => zip.close() };
}

const tooLarge = () =>
  fileRefusal(`Unpacks to more than ${limits.unpackedBytes / 2 ** 20} MB; split the file`);

function refuseOldFormat(bytes: Buffer) {
  if (bytes.length === 0) throw fileRefusal('The file is empty');
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    throw fileRefusal('Is an old or encrypted Excel file; save it as .xlsx without a password');
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw unreadable();
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw unreadable();
      entries.set(entry.fileName, entry);
    }
  } catch {
    throw unreadable();
  }
  // A file that is larger than it claims can't be unpacked: the library stops at the claimed size.
  const declared = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (declared > limits.unpackedBytes) throw tooLarge();
  return entries;
}

/** Elements of strict and transitional workbooks differ in their namespaces only. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export async function readWhole(file: Package, name: string, elements: Partial<Elements>) {
  const unused = () => {};
  const all = { open: unused, close: unused, addText: unused, ...elements };
  for await (const _ of file.parse(name, all));
}
