/** Receives the search engines' messages for operators. */
export type SearchLog = { info(message: string): void; warn(message: string): void };
