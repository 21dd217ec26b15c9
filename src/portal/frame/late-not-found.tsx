import { type NotFoundRouteProps, useRouter } from '@tanstack/react-router';

/** Renders the router's 404 page, whose code browsers only load when it is shown. */
export function LateNotFound(missing: NotFoundRouteProps) {
  const NotFound = useRouter().options.defaultNotFoundComponent;
  return NotFound && <NotFound {...missing} />;
}
