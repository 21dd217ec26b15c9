/** A search engine logs here what its operator should know. */
export type SearchLog = { info(message: string): void; warn(message: string): void };
