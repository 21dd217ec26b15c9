import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { badFile } from '../encode/image-source.ts';

/** A second file may begin, so that a form with several files can be refused. */
export const formLimits = (maxBytes: number) => ({
  throwFileSizeLimit: false,
  limits: { fileSize: maxBytes, files: 2, fields: 20, parts: 22, fieldSize: 1024 },
});

type ReceivedFile = { name: string; bytes: Buffer };

/** The file stays in memory, so that nothing of a refused one is left on the disk. */
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
    // Some clients read the refusal only when their whole body was read.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function onlyFile(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw badFile('Is required');
  // The form of a client that left while it waited would never end.
  if (request.raw.destroyed) throw badFile('Was not sent');
  let file: ReceivedFile | undefined;
  for await (const part of request.parts()) {
    // The library takes any field of some content types for a file, also one without a name.
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
  // The first chunk may already have been too large, and its event came before anybody could listen.
  if (file.truncated) refuse();
  else file.once('limit', refuse);
  return Buffer.concat(await file.toArray());
}

const tooLarge = (maxBytes: number) =>
  new AppError('too_large', `The file is larger than ${inWords(maxBytes)}.`, {
    errors: [{ path: 'file', message: `Must be at most ${inWords(maxBytes)}` }],
  });

const mebibyte = 1024 * 1024;

const inWords = (bytes: number) =>
  bytes < mebibyte ? `${bytes} bytes` : `${Math.floor((bytes / mebibyte) * 10) / 10} MB`;
