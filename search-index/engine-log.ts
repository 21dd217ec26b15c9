/** Where search engines log what operators should know. */
export type SearchLog = { info(message: string): void; warn(message: string): void };
