/**
 * Tells browsers which pages to load before a visitor opens them. Until the router runs, links load whole pages; from
 * then on, it loads only their data, so the rules stop applying.
 */
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { renderedPage, sendPage } from '../rendered-page.ts';

/** Paths that count a click, depend on who is signed in, change something, or aren't pages. */
const neverAhead = [
  ...['/admin', '/api', '/go', '/uploads', '/assets', '/preview', '/.well-known'],
  ...[pagePath.signIn, pagePath.signOut, pagePath.account, pagePath.saved, pagePath.follow],
  ...[
    pagePath.unsubscribe,
    pagePath.report,
    pagePath.search,
    pagePath.break,
    pagePath.age,
    pagePath.counting,
  ],
];

/** `:root` has the attribute once the router opens links (src/portal/page-start/start-modules.tsx). */
const links =
  ':root:not([data-routed]) a:not([rel~=nofollow], [rel~=sponsored], [target], [download], [data-language], [data-market])';
const linksOfCards = ':root:not([data-routed]) main :is(li, article) a';

const pages = {
  and: [
    // Pages with other parameters are rendered for each request.
    { href_matches: [{ pathname: '/*', search: '' }, '/*\\?market=*'] },
    {
      not: {
        href_matches: [
          ...neverAhead.flatMap((path) =>
            languages.map((language) => `${pathIn(language, path)}{/*}?`),
          ),
          '/*\\?*&*',
          '/*.:file',
        ],
      },
    },
    { selector_matches: links },
  ],
};

/** `moderate` waits until the pointer rests on a link, or presses it. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...pages.and, { selector_matches: linksOfCards }] }, eagerness: 'moderate' },
  ],
});

const version = hash('sha256', speculationRules).slice(0, 8);

/** Includes the rules' version in the URL, because a page's policy only allows the rules it was rendered with. */
export const rulesPath = `/speculation-rules-${version}.json`;

const file = renderedPage(200, speculationRules, {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=31536000, immutable',
});

export async function speculationRulesRoute(app: FastifyInstance) {
  app.get(rulesPath, { schema: { hide: true } }, (request, reply) =>
    sendPage(request, reply, file),
  );
}
