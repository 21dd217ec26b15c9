import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

test('every inline script is allowed by its hash, and nothing else inline is', () => {
  const policy = contentPolicy(
    '<script>one()</script><script type="module" src="/a.js"></script><script id="x">\ntwo()\n</script>',
  );
  expect(policy).toContain(
    `script-src 'self' 'sha256-${hashOf('one()')}' 'sha256-${hashOf('\ntwo()\n')}';`,
  );
  expect(policy).not.toContain('unsafe');
});

test('a page without inline scripts allows its own files only', () => {
  expect(contentPolicy('<p>text</p>')).toContain("script-src 'self';");
});
