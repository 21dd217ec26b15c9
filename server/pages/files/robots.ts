import type { Site } from '#contract/site/site.ts';

/** A crawler that renders pages may make the calls of their scripts. Nothing else of the API is for crawlers. */
export const robotsText = ({ url }: Site) => `User-agent: *
Disallow: /admin
Disallow: /go/
Disallow: /api/
Allow: /api/trpc/catalogue.

Sitemap: ${url}/sitemap.xml
`;
