import { Link } from '@tanstack/react-router';
import type { Section } from '#contract/catalogue/section.ts';
import { useMessages } from '../page-context.ts';
import type { sections } from '../sections/sections.ts';

type Props = (typeof sections)[number] & {
  current?: Section | undefined;
  onClick?: () => void;
  className: string;
};

/** The path alone does not say which section is current, because the home page is the casino's too. */
export const SectionLink = ({ section, to, current, onClick, className }: Props) => (
  <Link
    to={to}
    aria-current={section === current ? 'page' : undefined}
    onClick={onClick}
    className={className}
  >
    {useMessages().nav[section]}
  </Link>
);
