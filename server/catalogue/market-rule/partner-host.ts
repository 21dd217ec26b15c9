/** Partners use several hosts, so www.shop.example, shop.example and go.shop.example count as the same partner. */
const siteOf = (host: string) => host.replace(/^www\./, '').replace(/\.$/, '');

/** Returns the site and its parent domains, without the top-level one. */
function domainsOf(site: string): string[] {
  const labels = site.split('.');
  return [site, ...labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'))];
}

export type IsPartnerHost = (host: string) => boolean;

export function partnerHostCheck(hosts: readonly string[]): IsPartnerHost {
  const sites = new Set(hosts.map(siteOf));
  const above = new Set([...sites].flatMap(domainsOf));
  return (host) => {
    const site = siteOf(host);
    return above.has(site) || domainsOf(site).some((domain) => sites.has(domain));
  };
}
