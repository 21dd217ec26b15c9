/**
 * Reloads a page with offers once a response shows that the visitor is on a break, which may have been started in
 * another tab or browser.
 */
export function leaveOffersOnBreak(response: Response): Response {
  if (response.headers.has('on-break') && document.documentElement.dataset.onBreak === undefined) {
    location.reload();
  }
  return response;
}
