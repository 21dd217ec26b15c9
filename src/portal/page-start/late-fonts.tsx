import { ScriptOnce } from '@tanstack/react-router';

/**
 * Loads the fonts of headings and bold text. The first page of a visit shows fallback fonts until the largest paint.
 * Later pages load the fonts immediately, because they are in the cache.
 */
export function LateFonts({ href }: { href: string }) {
  return (
    <>
      <ScriptOnce>{`(${addLateFonts})()`}</ScriptOnce>
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  );
}

/** Serialized into the page, so the function can't use anything outside itself. */
function addLateFonts() {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: document.documentElement.dataset.lateFonts });
  const add = () => document.head.append(link);
  if (document.referrer.startsWith(`${location.origin}/`)) {
    link.setAttribute('blocking', 'render');
    add();
  } else addEventListener('modulesstart', add, { once: true });
}
