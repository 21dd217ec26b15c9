import { cleanBody, cleanHtmlText } from '#contract/content/rich-text/html/clean-body.ts';

export const cleanPastedText = cleanHtmlText;

export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  cleanBody(body);
  return body.innerHTML;
}
