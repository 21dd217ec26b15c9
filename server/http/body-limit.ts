/** The largest body that each kind of call accepts, in bytes. UPLOAD_MAX_BYTES limits images, IMPORT_MAX_BYTES files of other sites. */
import { maxCspReportBody } from '#contract/operation/csp-report-body.ts';

const kibibyte = 1024;

export const bodyLimits = {
  /** Applies unless a call has its own limit below. */
  visitor: 64 * kibibyte,
  /** Fits a reorder of a hundred thousand rows. Applies only after the token has been checked. */
  administrator: 8 * kibibyte * kibibyte,
  /** Calls with a few short fields: clicks, votes, breaks and postbacks. */
  short: 4 * kibibyte,
  /** Forms of pages, without scripts. */
  form: 8 * kibibyte,
  /** Fits the longest message, even if every character takes four bytes, which are encoded as twelve. */
  inquiryForm: 144 * kibibyte,
  /** Fits a page with its texts in every language. */
  agent: kibibyte * kibibyte,
  pageSpeed: kibibyte,
  cspReport: maxCspReportBody,
};
