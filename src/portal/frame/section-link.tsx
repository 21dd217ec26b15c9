import { Link } from '@tanstack/react-router';
import type { Section } from '#contract/catalogue/section.ts';
import { useMessages } from '../page-context.ts';
import type { sections } from '../pages/sections/sections.ts';

type Props = (typeof sections)[number] & {
  current?: Section | undefined;
  onClick?: () => void;
  className: string;
};

/** Expects the current section, because the path isn't enough: the home page shows the casino section. */
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
