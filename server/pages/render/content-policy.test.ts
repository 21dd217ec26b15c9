import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { speculationRules } from '../files/speculation-rules.ts';
import { contentPolicy, cspReporting, withoutNonce } from './content-policy.ts';

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
const nonce = '3c0f0d5e-5f0c-4d0a-9a53-3f1f6c6f6f10';
const own = '<script nonce="3c0f0d5e-5f0c-4d0a-9a53-3f1f6c6f6f10">\none()\n</script>';
const rulesHash = `'sha256-${hashOf(speculationRules)}'`;
const onlyOwn = `script-src 'self' 'sha256-${hashOf('\none()\n')}' ${rulesHash};`;

test('every inline script from the renderer is allowed by its hash', () => {
  const policy = contentPolicy(
    `${own}<script type="module" src="/a.js" nonce="${nonce}"></script><script id="x" nonce="${nonce}">two()</script>`,
    nonce,
  );
  expect(policy).toContain(
    `script-src 'self' 'sha256-${hashOf('\none()\n')}' 'sha256-${hashOf('two()')}' ${rulesHash};`,
  );
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['has no nonce', '<script>steal()</script>'],
  ['guesses a nonce', '<script nonce="guess">steal()</script>'],
  [
    'has the nonce of another page',
    '<script nonce="00000000-5f0c-4d0a-9a53-3f1f6c6f6f10">steal()</script>',
  ],
  ['is left open', '<script>steal();'],
  ['is a tag left open', '<script data-x="'],
  ['contains the nonce of the next one', '<script>steal();//'],
])('an injected script is blocked: one that %s', (_, injected) => {
  for (const html of [injected + own, own + injected, injected + own + injected]) {
    expect(contentPolicy(html, nonce)).toContain(onlyOwn);
  }
});

test('data needs no hash, and a page without inline scripts allows only its own files and its rules for loading ahead', () => {
  const data = `<p>text</p><script type="application/ld+json" nonce="${nonce}">{}</script>`;
  expect(contentPolicy(data, nonce)).toContain(`script-src 'self' ${rulesHash};`);
});

test('the nonce is removed from the page', () => {
  const head = `<meta property="csp-nonce" content="${nonce}"/><link nonce="${nonce}" href="/a.css"/>`;
  expect(withoutNonce(head + own, nonce)).toBe('<link href="/a.css"/><script>\none()\n</script>');
});

test('browsers report what the policy blocked to the site itself', () => {
  const { directives, headers } = cspReporting({ SITE_URL: 'https://site.example' });
  expect(contentPolicy(own, nonce, directives)).toMatch(
    /; report-uri \/api\/csp-report; report-to csp$/,
  );
  expect(headers).toEqual({ 'reporting-endpoints': 'csp="https://site.example/api/csp-report"' });
});

test('without HTTPS, the reporting endpoint is left out, because browsers would ignore it', () => {
  const { directives, headers } = cspReporting({ SITE_URL: 'http://site.example' });
  expect(contentPolicy(own, nonce, directives)).toMatch(/; report-uri \/api\/csp-report$/);
  expect(headers).toEqual({});
});
