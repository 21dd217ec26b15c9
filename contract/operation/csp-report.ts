/** Browsers report what the content security policy of a page blocked. */
import { sitePages } from '../partner/click-place.ts';

/** Reports about other directives are ignored. */
export const cspDirectives = [
  ...(['default-src', 'script-src', 'script-src-elem', 'script-src-attr'] as const),
  ...(['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src'] as const),
  ...(['connect-src', 'media-src', 'object-src', 'frame-src', 'child-src'] as const),
  ...(['worker-src', 'manifest-src', 'base-uri', 'form-action', 'frame-ancestors'] as const),
] as const;
type CspDirective = (typeof cspDirectives)[number];

export const cspPages = [...sitePages, 'admin'] as const;
export type CspPage = (typeof cspPages)[number];

export type CspViolation = {
  directive: CspDirective;
  page: CspPage;
  /** A scheme and a host, such as `https://cdn.example`, or a word, such as `inline`. */
  blocked: string;
};

/** Reports are deleted this long after the last one of their kind. */
export const cspReportDays = 30;

/** The dashboard shows a kind of report for this long after its first one. */
export const newCspReportDays = 7;
