/** Where a search engine tells what its operator should know. */
export type SearchLog = { info(message: string): void; warn(message: string): void };
