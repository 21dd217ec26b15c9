import type { CspViolation } from '#contract/operation/csp-report.ts';
import type { SpeedKey, SpeedMetric } from '#contract/operation/page-speed.ts';

type PageFileTable = {
  name: string;
  encoding: 'br' | null;
  content: string;
  used_at: string;
};

/** Times are in milliseconds since 1970, by the database's clock. */
type LeaseTable = { name: string; holder: string; expires_at: number };

/** `times` contains the times of recent attempts for the key, oldest first, as thirteen digits each. */
type RateLimitTable = { key: string; times: string; expires_at: number };

type OnlineCountTable = { process: string; visitors: number; expires_at: number };

/** `blocked` is a scheme and a host, or a word such as `inline`. Times are ISO 8601 strings. */
type CspReportTable = CspViolation & { reports: number; first_at: string; last_at: string };

/** `visits` counts the visits in which a value of the metric fell into the bucket. */
type PageSpeedCountTable = SpeedKey & {
  /** No longer recorded: 'unknown', except in older rows. */
  connection: string;
  day: string;
  metric: SpeedMetric;
  bucket: number;
  visits: number;
};

export type OperationTables = {
  page_file: PageFileTable;
  lease: LeaseTable;
  rate_limit: RateLimitTable;
  online_count: OnlineCountTable;
  csp_report: CspReportTable;
  page_speed_count: PageSpeedCountTable;
};
