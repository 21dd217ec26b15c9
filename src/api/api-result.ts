/** Every call to the server ends in one of these, over tRPC or not. */
export type ApiResult<Data> = { data: Data } | { failure: ApiFailure };

export type ApiFailure = {
  /** The server's own code, or `unreachable` if no answer came that the server wrote. */
  code: string;
  /** The server's own sentence. It is empty if the server said nothing. */
  message: string;
  fields: { path: string; message: string }[];
};

export const unreachable: ApiFailure = { code: 'unreachable', message: '', fields: [] };

/** A proxy before the server takes less than it, and says so on a page of its own. */
export const tooLarge: ApiFailure = { code: 'too_large', message: '', fields: [] };

type ErrorBody = { code?: unknown; detail?: string; errors?: ApiFailure['fields'] };

/** Reads the body of an error. A proxy's page is no sentence for a visitor. */
export function failureIn(body: unknown): ApiFailure {
  const { code, detail = '', errors = [] }: ErrorBody = body ?? {};
  return typeof code === 'string' ? { code, message: detail, fields: errors } : unreachable;
}

type TrpcError = { message: string; data?: object; meta?: { responseJSON?: unknown } };

/** The words of a browser or a library help no visitor, so they are left out. */
export function failureOf(error: unknown): ApiFailure {
  if (!(error instanceof Error)) return unreachable;
  const { message, data, meta }: TrpcError = error;
  return failureIn(data ? { ...data, detail: message } : meta?.responseJSON);
}

/** A list that failed says so in its own place, and the rest of the page stands. */
export async function resultOf<Data>(work: Promise<Data>): Promise<ApiResult<Data>> {
  try {
    return { data: await work };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
