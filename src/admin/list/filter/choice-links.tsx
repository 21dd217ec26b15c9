import { Link, type LinkProps } from '@tanstack/react-router';

type Choice = { label: string; isChosen: boolean; search: LinkProps['search'] };
type Props = { label: string; to: LinkProps['to']; choices: Choice[] };

/** Links to a screen with different options. */
export const ChoiceLinks = ({ label, to, choices }: Props) => (
  <nav aria-label={label} className="flex flex-wrap gap-2">
    {choices.map(({ label, isChosen, search }) => (
      <Link
        key={label}
        to={to}
        search={search}
        activeOptions={{ exact: true }}
        aria-current={isChosen ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
      >
        {label}
      </Link>
    ))}
  </nav>
);
