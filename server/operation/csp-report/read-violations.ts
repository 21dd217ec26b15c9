/** Reads browsers' reports. Anyone can send made-up ones, so only known words and short hosts are stored. */
import { type CspPage, type CspViolation, cspDirectives } from '#contract/operation/csp-report.ts';
import type { CspReportBody } from '#contract/operation/csp-report-body.ts';
import { parseUrl } from '#contract/parse-url.ts';
import { clickedPage } from '#contract/partner/clicked-page.ts';

const violation = 'csp-violation';

type Text = string | null | undefined;

/** Turns a report as browsers send it to `report-uri` into a list like those sent to `report-to`. */
export function asReportList(sent: unknown): unknown {
  const report = typeof sent === 'object' && sent ? Reflect.get(sent, 'csp-report') : undefined;
  if (typeof report !== 'object' || report === null) return sent;
  const body = {
    documentURL: report['document-uri'],
    // Older browsers send only the second one, which includes its sources.
    effectiveDirective: report['effective-directive'] || report['violated-directive'],
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
  };
  return [{ type: violation, body }];
}

const directiveOf = (text: Text) => {
  const name = text?.trim().split(/\s/)[0];
  return cspDirectives.find((directive) => directive === name);
};

function pageOf(url: Text): CspPage {
  const path = parseUrl(url ?? '')?.pathname ?? '/unknown';
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return clickedPage(path);
}

/** Browser extensions run their own code in pages, which isn't the site's fault. */
const isFromExtension = (url: Text) => /^[a-z-]*extension\b|^webkit-masked-url:/i.test(url ?? '');

const words = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'about']);
/** Longer hosts are of no use to an owner. */
const maxLength = 100;

function blockedSource(text: Text): string {
  // Browsers with CSP Level 1 report inline code as an empty URL.
  const source = text || 'inline';
  if (words.has(source)) return source;
  const url = parseUrl(source);
  if (!url) return 'other';
  const scheme = url.protocol.slice(0, -1);
  if (words.has(scheme)) return scheme;
  const origin = `${scheme}://${url.host}`;
  return /^(https?|wss?)$/.test(scheme) && origin.length <= maxLength ? origin : 'other';
}

export function readViolations(reports: CspReportBody): CspViolation[] {
  return reports.flatMap(({ type, body: { documentURL, effectiveDirective, ...body } }) => {
    const directive = directiveOf(effectiveDirective);
    if (type !== violation || !directive) return [];
    if (isFromExtension(body.blockedURL) || isFromExtension(body.sourceFile)) return [];
    return [{ directive, page: pageOf(documentURL), blocked: blockedSource(body.blockedURL) }];
  });
}
