export type Fetching = {
  id: number;
  isDryRun: boolean;
  isNightly?: boolean;
  signal?: AbortSignal;
  now?: number;
};
