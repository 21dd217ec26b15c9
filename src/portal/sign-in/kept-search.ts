/** The forms are sent to their page's own address: what it carries must stay in it. */
export const keptSearch = ({
  back,
  token,
}: Record<string, unknown>): { back?: string; token?: string } => ({
  ...(typeof back === 'string' && { back }),
  ...(typeof token === 'string' && { token }),
});
