type ListError = { message?: string } | ({ message?: string } | undefined)[];

/** Returns the error of a list or, if it has none, that of its first invalid item. */
export function listMessage(error: unknown): string | undefined {
  const found = error as ListError | undefined;
  return Array.isArray(found) ? found.find((one) => one)?.message : found?.message;
}
