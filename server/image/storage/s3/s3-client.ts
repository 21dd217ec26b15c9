/** Sends signed requests to one bucket. Each has a bound, and an error that its reader can act on. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { AppError } from '../../../errors.ts';
import { semaphore } from '../../../http/semaphore.ts';
import {
  connectionFault,
  errorCodeIn,
  reasonOf,
  responseFault,
  sameFaultUntilSuccess,
  storageFault,
} from './s3-fault.ts';

export type S3Bucket = {
  /** The URL of the bucket itself, without a slash at its end. */
  url: string;
  region: string;
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
};

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without a key the request is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** In milliseconds, until the response begins. */
  timeout: number;
};

export type S3Response = { status: number; headers: Headers; content: Readable };

export const missing = 404;

const maxErrorLength = 16_384;

/** Nothing else limits how often visitors ask for images. A response that has begun is not counted: its reader may be slow. */
const maxReads = 64;
const maxWaiting = 1_000;

/** In milliseconds, for the next part of a body. A client may take longer to read it. */
const partTimeout = 10_000;

export function s3Client({ url: bucketUrl, region, keys }: S3Bucket) {
  const signingKeys = new Map<string, ArrayBuffer>();
  const outage = sameFaultUntilSuccess();
  const reading = semaphore('reads of S3', maxReads, {
    maxWaiting,
    refusal: () => storageFault(new Error('Too many images are being read from the storage.')),
  });

  async function sendOnce(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key, query, body } = request;
    const path = key === undefined ? bucketUrl : `${bucketUrl}/${key}`;
    const { url, headers } = await new AwsV4Signer({
      ...keys,
      method,
      url: query ? `${path}?${new URLSearchParams(query)}` : path,
      // With this hash S3 refuses a body that did not arrive whole.
      headers: { ...request.headers, 'x-amz-content-sha256': sha256(body ?? '') },
      service: 's3',
      region,
      cache: signingKeys,
    }).sign();
    // It is not signed, because proxies change it.
    headers.set('accept-encoding', 'identity');
    return fetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
  }

  async function sendAgainAfterReset(request: S3Request, signal: AbortSignal): Promise<Response> {
    try {
      return await sendOnce(request, signal);
    } catch (error) {
      if (!resets.includes(reasonOf(error))) throw error;
      return sendOnce(request, signal);
    }
  }

  /** A response is a success or says that the object is missing. All else is a fault. */
  return async function send(request: S3Request): Promise<S3Response> {
    const abort = new AbortController();
    const answer = async () => {
      const response = await sendAgainAfterReset(request, abort.signal);
      return [response, response.ok ? undefined : errorCodeIn(await errorOf(response))] as const;
    };
    // The time that a read waits for its turn counts too, so a storage that hangs lets nobody wait longer.
    const sending = within(request.timeout, abort, () =>
      ['PUT', 'DELETE'].includes(request.method) ? answer() : reading(1, answer),
    );
    const [response, code] = await sending.catch((error: unknown) => {
      throw outage.fault(error instanceof AppError ? error : connectionFault(bucketUrl, error));
    });
    const { status, headers } = response;
    // A response to HEAD has no code.
    const isMissing = request.method === 'HEAD' ? status === 404 : code === 'NoSuchKey';
    if (isMissing) {
      outage.end();
      return { status: missing, headers, content: Readable.from([]) };
    }
    if (response.ok) {
      outage.end();
      const asFault = (error: unknown) => connectionFault(bucketUrl, error);
      return { status, headers, content: contentOf(response, abort, asFault) };
    }
    throw outage.fault(responseFault(bucketUrl, status, code), status, code);
  };
}

/** S3 may close a connection that was idle just when the next request takes it. */
const resets = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

async function within<Result>(
  timeout: number,
  abort: AbortController,
  work: () => Promise<Result>,
): Promise<Result> {
  const late = () => abort.abort(new Error(`no response within ${timeout / 1000} s`));
  const timer = setTimeout(late, timeout);
  return work().finally(() => clearTimeout(timer));
}

/** An error is read to its end, so that its connection serves again, but no response fills the memory. */
async function errorOf(response: Response): Promise<string> {
  let error = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    error += decoder.decode(part, { stream: true });
    if (error.length >= maxErrorLength) break;
  }
  return error;
}

/** A reader that leaves ends the request. */
function contentOf(
  { body }: Response,
  abort: AbortController,
  asFault: (error: unknown) => Error,
): Readable {
  const reader = body?.getReader();
  return new Readable({
    async read() {
      try {
        const part = await within(partTimeout, abort, async () => reader?.read());
        this.push(part?.value ?? null);
      } catch (error) {
        this.destroy(asFault(error));
      }
    },
    destroy(error, done) {
      abort.abort();
      done(error);
    },
  });
}
