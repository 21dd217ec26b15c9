/** Tells visitors that images are unavailable, and logs what an operator can do about it. */
import { type AppError, overloaded } from '../../../errors.ts';

const checkKeys = 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.';
const checkRegion = 'Check AWS_REGION and S3_ENDPOINT.';

const advice: Record<string, string> = {
  InvalidAccessKeyId: checkKeys,
  SignatureDoesNotMatch: checkKeys,
  ExpiredToken: checkKeys,
  InvalidToken: checkKeys,
  // Specific to versitygw.
  XAdminUserNotFound: checkKeys,
  RequestTimeTooSkewed: 'Correct the clock of this machine.',
  NoSuchBucket: 'Check the bucket in UPLOADS_URL.',
  AuthorizationHeaderMalformed: checkRegion,
  PermanentRedirect: checkRegion,
  TemporaryRedirect: checkRegion,
};

const adviceByStatus: Record<number, string> = {
  301: checkRegion,
  307: checkRegion,
  403: `${checkKeys} They need the rights s3:ListBucket, s3:GetObject and s3:PutObject.`,
};

export const storageFault = (cause: unknown): AppError =>
  overloaded('Images are not available.', cause);

/** S3 sends the code as XML, except in a HEAD response. */
export const errorCodeIn = (xml: string) => /<Code>(\w+)<\/Code>/.exec(xml)?.[1];

export function responseFault(bucketUrl: string, status: number, code: string | undefined) {
  const answered = `The image storage at ${bucketUrl} answered ${[status, code].filter(Boolean).join(' ')}.`;
  const advised = advice[code ?? ''] ?? adviceByStatus[status];
  return storageFault(new Error(advised ? `${answered} ${advised}` : answered));
}

export const connectionFault = (bucketUrl: string, cause: unknown) =>
  storageFault(
    new Error(`The image storage at ${bucketUrl} cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    }),
  );

/** Returns the same error until the next success, so that an outage is logged once. HEAD responses have no code. */
export function sameFaultUntilSuccess() {
  let latest: { fault: AppError; status: number | undefined; code: string | undefined } | undefined;
  return {
    fault(found: AppError, status?: number, code?: string): AppError {
      const isSame =
        status === undefined
          ? String(found.cause) === String(latest?.fault.cause)
          : status === latest?.status && (code === undefined || code === latest.code);
      if (!isSame || !latest) latest = { fault: found, status, code };
      return latest.fault;
    },
    end() {
      latest = undefined;
    },
  };
}

/** Follows the causes, because Node's own message is just "fetch failed". */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  return 'code' in error ? String(error.code) : error.message;
};
