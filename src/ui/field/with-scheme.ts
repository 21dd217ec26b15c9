const startsWithHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?=[:/?#]|$)/u;

/** Adds https:// to an address that starts with a host name, such as `t.me/northstar`. */
export const withScheme = (typed: string) => {
  const address = typed.trim();
  return startsWithHost.test(address) ? `https://${address}` : typed;
};
