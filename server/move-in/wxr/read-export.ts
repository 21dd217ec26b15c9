import { timeSlices } from '../../../db/time-slice.ts';
import { encodingOf, fileRefusal, textDecoder } from '../text/decode-text.ts';
import { exportParser } from './export-parser.ts';
import type { ExportCounts, ExportRecord } from './export-record.ts';
import { limits } from './limit.ts';
import { bytesToRecognize, refuseOtherFiles } from './recognize-file.ts';
import { grouped } from './xml-fault.ts';

type Options = { signal?: AbortSignal; maxBytes?: number };

/** The parser limits its buffers once per write, so long chunks are written in parts. */
const bytesAtOnce = 65_536;

/**
 * Reads a WordPress export (WXR) as a stream. The records end with an error if the file is broken; all that were read
 * before it are yielded first. `counts` is up to date whenever a record is yielded.
 */
export function readExport(source: AsyncIterable<Uint8Array>, options: Options = {}) {
  const counts: ExportCounts = {
    encoding: '',
    bytes: 0,
    lines: 0,
    items: 0,
    leftOut: 0,
    comments: 0,
    forbiddenCharacters: 0,
    windowsStretches: 0,
  };
  return { counts, records: recordsIn(source, counts, options) };
}

async function* recordsIn(
  source: AsyncIterable<Uint8Array>,
  counts: ExportCounts,
  options: Options,
): AsyncGenerator<ExportRecord, void, undefined> {
  const parser = exportParser(counts);
  let records = 0;
  for await (const text of textsOf(source, counts, options)) {
    const fault = parser.write(text);
    for (const record of parser.take()) {
      options.signal?.throwIfAborted();
      records += 1;
      if (records > limits.records)
        throw fileRefusal(
          `The file has more than ${grouped(limits.records)} entries; export it in parts`,
        );
      yield record;
    }
    if (fault) throw fault;
  }
  const fault = parser.end();
  yield* parser.take();
  if (fault) throw fault;
}

/** Yields the decoded file in parts. */
async function* textsOf(
  source: AsyncIterable<Uint8Array>,
  counts: ExportCounts,
  { signal, maxBytes = limits.fileBytes }: Options,
): AsyncGenerator<string, void, undefined> {
  const yieldTurn = timeSlices();
  let start: Buffer | undefined = Buffer.alloc(0);
  let decoder: ReturnType<typeof textDecoder> | undefined;

  function begin(bytes: Buffer) {
    counts.encoding = encodingOf(bytes);
    refuseOtherFiles(bytes, counts.encoding);
    return textDecoder(counts.encoding, counts);
  }

  signal?.throwIfAborted();
  for await (const chunk of partsOf(source)) {
    signal?.throwIfAborted();
    counts.bytes += chunk.length;
    if (counts.bytes > maxBytes)
      throw fileRefusal(`The file is larger than ${megabytes(maxBytes)} MB; export it in parts`);
    if (decoder) yield decoder.decode(chunk);
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < bytesToRecognize) continue;
      decoder = begin(start);
      yield decoder.decode(start);
      start = Buffer.alloc(0);
    }
    await yieldTurn();
  }
  signal?.throwIfAborted();
  decoder ??= begin(start);
  yield decoder.decode(start);
  yield decoder.end();
}

const megabytes = (bytes: number) => grouped(Math.floor(bytes / 2 ** 20));

async function* partsOf(source: AsyncIterable<Uint8Array>) {
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; start += bytesAtOnce) {
      yield chunk.subarray(start, start + bytesAtOnce);
    }
  }
}
