/** Reloads a page with offers once an answer says that the visitor is on a break, which may have begun elsewhere. */
export function leaveOffersOnBreak(response: Response): Response {
  if (response.headers.has('on-break') && document.documentElement.dataset.onBreak === undefined) {
    location.reload();
  }
  return response;
}
