export type Outcome<Data> = { data: Data } | { failure: string };

/** A list that failed says so in its own place: the rest of the page stands. */
export async function outcomeOf<Data>(work: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await work };
  } catch (error) {
    return { failure: wordsOf(error) };
  }
}

type Refusal = { message: string; data?: unknown; meta?: { responseJSON?: { detail?: unknown } } };

/** What the server says of it, if it says anything: the words of a browser or a library help no visitor. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { message, data, meta }: Refusal = error;
  if (data) return message;
  const detail = meta?.responseJSON?.detail;
  return typeof detail === 'string' ? detail : '';
}
