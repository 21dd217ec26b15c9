/** Decides the status and headers of a rendered page, and whether it may be cached. */
import { type AppError, retryAfter } from '../errors.ts';
import { briefCacheControl } from '../http/etag.ts';
import { isAdmin, isOfVisitor, isPersonal, isPreview, type PageUrl } from './page-url.ts';

export type RenderingResult = {
  /** The renderer's status, used if no read has failed. */
  status: number;
  /** Reads that failed on our side. */
  failures: readonly AppError[];
  /** True if part of the page could not be read or rendered. */
  isIncomplete: boolean;
  /** True if the page shows a form again, with the visitor's input. */
  hasRejectedForm: boolean;
};

export type PageSetting = { dev: boolean };

export function pageHead(
  { path }: PageUrl,
  { status: rendered, failures, isIncomplete, hasRejectedForm }: RenderingResult,
  { dev }: PageSetting,
) {
  const status = failures.length > 0 ? statusOfFailures(failures) : rendered;
  const isComplete = status < 500 && !isIncomplete;
  const mayBeCached = isComplete && !(dev || hasRejectedForm || isAdmin(path) || isPersonal(path));
  const headers: Record<string, string> = {
    ...headersOf(path),
    ...(!mayBeCached && { 'cache-control': 'no-store' }),
    ...(status === 503 && { ...retryAfter(5).headers, ...failures[0]?.headers }),
    ...((isAdmin(path) || isPreview(path) || status === 410) && { 'x-robots-tag': 'noindex' }),
  };
  return { status, headers, isComplete };
}

/** Pages depend on the visitor's market and break, and so do redirects to them. */
export const headersOf = (path: string) => ({
  'cache-control': isOfVisitor(path) ? 'private, no-cache' : briefCacheControl,
  vary: 'accept-encoding, cookie',
});

/** A full disk counts too, as it can also make a read fail. */
export const isTemporary = ({ code }: AppError) => code === 'overloaded' || code === 'disk_full';

const statusOfFailures = (failures: readonly AppError[]) =>
  failures.every(isTemporary) ? 503 : 500;
