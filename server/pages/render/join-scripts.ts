import { inlineWithNonce } from './content-policy.ts';

/**
 * Joins inline scripts that follow each other. The policy lists each script's hash in a header, which is sent with every
 * page and isn't compressed.
 */
export function joinScripts(html: string, nonce: string): string {
  let joined = '';
  let end = 0;
  let isOpen = false;
  for (const { 0: element, 1: content, index } of html.matchAll(inlineWithNonce('script', nonce))) {
    if (isOpen && index === end) joined += `;${content}`;
    else
      joined += `${isOpen ? closing : ''}${html.slice(end, index)}${element.slice(0, -closing.length)}`;
    isOpen = true;
    end = index + element.length;
  }
  return `${joined}${isOpen ? closing : ''}${html.slice(end)}`;
}

const closing = '</script>';
