/** Decides the status of a rendered page, its headers, and whether it may be cached. */
import { type AppError, retryAfter } from '../errors.ts';
import { briefCacheControl } from '../http/etag.ts';
import { isAdmin, isHome, isPersonal, isPreview, type PageUrl } from './page-url.ts';

export type RenderingResult = {
  /** What the renderer answers with when none of the reads has failed. */
  status: number;
  /** Reads that failed on our side. */
  failures: readonly AppError[];
  /** The page goes without a part that could not be read or rendered. */
  lacksPart: boolean;
  /** The page shows a form again, with what the visitor has typed. */
  isReturned: boolean;
};

export type PageSetting = { dev: boolean; isGated: boolean };

export function pageHead(
  { path, market }: PageUrl,
  { status: rendered, failures, lacksPart, isReturned }: RenderingResult,
  { dev, isGated }: PageSetting,
) {
  const status = failures.length > 0 ? statusOfFailures(failures) : rendered;
  const isWhole = status < 500 && !lacksPart;
  const mayBeCached = isWhole && !(dev || isReturned || isAdmin(path) || isPersonal(path));
  const isSameForAll = market !== undefined && !isHome(path) && !isGated;
  const headers: Record<string, string> = {
    'cache-control': mayBeCached ? briefCacheControl : 'no-store',
    ...(status === 503 && { ...retryAfter(5).headers, ...failures[0]?.headers }),
    vary: isSameForAll ? 'accept-encoding' : 'accept-encoding, cookie',
    ...((isAdmin(path) || isPreview(path)) && { 'x-robots-tag': 'noindex' }),
  };
  return { status, headers, isWhole };
}

/** A read may also meet a full disk, which the page cannot help either. */
export const isTemporary = ({ code }: AppError) => code === 'overloaded' || code === 'disk_full';

const statusOfFailures = (failures: readonly AppError[]) =>
  failures.every(isTemporary) ? 503 : 500;
