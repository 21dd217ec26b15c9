import type { Site } from '#contract/site.ts';

/** Who draws pages may ask for what their scripts ask for; the rest of the API is no page. */
export const robotsText = ({ url }: Site) => `User-agent: *
Disallow: /admin
Disallow: /go/
Disallow: /api/
Allow: /api/trpc/catalogue.

Sitemap: ${url}/sitemap.xml
`;
