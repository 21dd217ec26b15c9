import type { RouterContext } from '../router.tsx';
import { pageHead } from './page-head.ts';
import type { Section } from './sections.ts';
import { itemList, type NamedPage } from './structured-data.ts';

export function sectionHead(context: RouterContext, section: Section, listed: NamedPage[] = []) {
  const { title, description } = context.messages.sections[section];
  return pageHead({
    context,
    path: `/${section}`,
    title,
    description,
    things: listed.length > 0 ? [itemList(context, listed)] : [],
  });
}
