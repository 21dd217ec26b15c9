/** The outcome of a call to the server, whether over tRPC or not. */
export type ApiResult<Data> = { data: Data } | { failure: ApiFailure };

export type ApiFailure = {
  /** The server's error code, or `unreachable` if the response didn't come from the server. */
  code: string;
  /** The server's error message, or an empty string. */
  message: string;
  fields: { path: string; message: string }[];
};

export const unreachable: ApiFailure = { code: 'unreachable', message: '', fields: [] };

/** Used if a proxy's body limit is below the server's: the proxy responds with its own error page. */
export const tooLarge: ApiFailure = { code: 'too_large', message: '', fields: [] };

type ErrorBody = { code?: unknown; detail?: string; errors?: ApiFailure['fields'] };

/** Parses an error body. A proxy's error page isn't fit for visitors, so it counts as unreachable. */
export function failureIn(body: unknown): ApiFailure {
  const { code, detail = '', errors = [] }: ErrorBody = body ?? {};
  return typeof code === 'string' ? { code, message: detail, fields: errors } : unreachable;
}

type TrpcError = { message: string; data?: object; meta?: { responseJSON?: unknown } };

/** Converts a thrown error. Messages of the browser or a library don't help visitors, so they are dropped. */
export function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof Error)) return unreachable;
  const { message, data, meta }: TrpcError = error;
  return failureIn(data ? { ...data, detail: message } : meta?.responseJSON);
}

/** Catches a failure, so that a list can report it in place while the rest of the page works. */
export async function resultOf<Data>(work: Promise<Data>): Promise<ApiResult<Data>> {
  try {
    return { data: await work };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
