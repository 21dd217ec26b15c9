import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { badFile } from '../encode/image-source.ts';

/** Allows a second file, so that a form with several files can be detected and refused. */
export const formLimits = (maxBytes: number) => ({
  throwFileSizeLimit: false,
  limits: { fileSize: maxBytes, files: 2, fields: 20, parts: 22, fieldSize: 1024 },
});

type ReceivedFile = { name: string; bytes: Buffer };

/** Buffers the file in memory, so that a refused one leaves nothing on disk. */
export async function receiveFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<ReceivedFile> {
  try {
    return await onlyFile(request, maxBytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badFile('The form data is damaged or incomplete');
  } finally {
    // Some clients read the response only after their whole body has been consumed.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function onlyFile(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw badFile('Is required');
  // The form of a client that has disconnected would never finish.
  if (request.raw.destroyed) throw badFile('Was not sent');
  let file: ReceivedFile | undefined;
  for await (const part of request.parts()) {
    // The parser treats any field with certain content types as a file, even without a file name.
    if (part.fieldname === 'file' && !(isFile(part) && part.filename !== undefined)) {
      throw badFile('Must be a file, sent with a file name');
    }
    if (!isFile(part)) continue;
    if (part.fieldname !== 'file' || file) {
      throw badFile('Must be the only file, in the field named file');
    }
    file = { name: part.filename, bytes: await contentOf(part, maxBytes) };
  }
  if (!file) throw badFile('Is required');
  return file;
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file';

async function contentOf({ file }: MultipartFile, maxBytes: number): Promise<Buffer> {
  const refuse = () => file.destroy(tooLarge(maxBytes));
  // If the first chunk was already too large, the event was emitted before a listener could be attached.
  if (file.truncated) refuse();
  else file.once('limit', refuse);
  return Buffer.concat(await file.toArray());
}

const tooLarge = (maxBytes: number) =>
  new AppError('too_large', `The file is larger than ${inWords(maxBytes)}.`, {
    errors: [{ path: 'file', message: `Must be at most ${inWords(maxBytes)}` }],
  });

const mebibyte = 1024 * 1024;

export const inWords = (bytes: number) =>
  bytes < mebibyte ? `${bytes} bytes` : `${Math.floor((bytes / mebibyte) * 10) / 10} MB`;
