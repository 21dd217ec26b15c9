import type { RouterContext } from '../router.tsx';
import { pageHead } from './page-head.ts';
import type { Section } from './sections.ts';

export function sectionHead(context: RouterContext, section: Section) {
  const { title, description } = context.messages.sections[section];
  return pageHead({ context, path: `/${section}`, title, description });
}
