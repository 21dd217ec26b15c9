import { ScriptOnce } from '@tanstack/react-router';
import lateFonts from '../../fonts/late-fonts.css?url';

/**
 * Loads the fonts of headings and bold text. The first page of a visit shows their stand-ins until the largest paint.
 * Later pages find the fonts in the cache, so they load them at once.
 */
export function LateFonts() {
  return (
    <>
      <ScriptOnce>{`(${addLateFonts})(${JSON.stringify(lateFonts)})`}</ScriptOnce>
      <noscript>
        <link rel="stylesheet" href={lateFonts} />
      </noscript>
    </>
  );
}

/** Serialized into the page, so the function can't use anything outside itself. */
function addLateFonts(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const add = () => document.head.append(link);
  if (document.referrer.startsWith(`${location.origin}/`)) {
    link.setAttribute('blocking', 'render');
    add();
  } else addEventListener('modules', add, { once: true });
}
