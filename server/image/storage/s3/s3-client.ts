/** Sends signed requests to one bucket, with timeouts and actionable errors. */
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
  /** The bucket's URL, without a trailing slash. */
  url: string;
  region: string;
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
};

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without a key, the request concerns the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** In milliseconds, until the response starts. */
  timeout: number;
};

export type S3Response = { status: number; headers: Headers; content: Readable };

export const missing = 404;

const maxErrorLength = 16_384;

/** The only limit on image requests by visitors. A started response no longer counts, as its client may be slow. */
const maxReads = 64;
const maxWaiting = 1_000;

/** In milliseconds. Visitors wait for reads, but only a site move waits for the list of all images. */
export const s3Timeouts = {
  read: 2_000,
  write: 30_000,
  /** How long S3 may take to send the next chunk. Clients may take longer to read the body. */
  nextChunk: 10_000,
};

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
      // Makes S3 reject a body that arrives incomplete.
      headers: { ...request.headers, 'x-amz-content-sha256': sha256(body ?? '') },
      service: 's3',
      region,
      cache: signingKeys,
    }).sign();
    // Set after signing, because proxies change it.
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

  /** Resolves if the request succeeded or the object is missing, and rejects otherwise. */
  return async function send(request: S3Request): Promise<S3Response> {
    const abort = new AbortController();
    const answer = async () => {
      const response = await sendAgainAfterReset(request, abort.signal);
      return [response, response.ok ? undefined : errorCodeIn(await errorOf(response))] as const;
    };
    // The timeout includes time in the queue, so that no request waits longer if the storage hangs.
    const sending = within(request.timeout, abort, () =>
      ['PUT', 'DELETE'].includes(request.method) ? answer() : reading(1, answer),
    );
    const [response, code] = await sending.catch((error: unknown) => {
      throw outage.fault(error instanceof AppError ? error : connectionFault(bucketUrl, error));
    });
    const { status, headers } = response;
    // A HEAD response has no error code.
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

/** S3 may close an idle connection just as the next request uses it. */
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

/** Reads the body to the end, up to a bound, so that its connection can be reused. */
async function errorOf(response: Response): Promise<string> {
  let error = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    error += decoder.decode(part, { stream: true });
    if (error.length >= maxErrorLength) break;
  }
  return error;
}

/** Aborts the request if the client disconnects. */
function contentOf(
  { body }: Response,
  abort: AbortController,
  asFault: (error: unknown) => Error,
): Readable {
  const reader = body?.getReader();
  return new Readable({
    async read() {
      try {
        const part = await within(s3Timeouts.nextChunk, abort, async () => reader?.read());
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
