export type Outcome<Data> = { data: Data } | { failure: string };

/** A list that failed says so in its own place: the rest of the page stands. */
export async function outcomeOf<Data>(work: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await work };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : '' };
  }
}
