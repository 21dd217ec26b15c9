import { useMessages } from './page-context.ts';

type Props = { to: string; at: string; children: string };

/** The partner's own link, plain: what is paid for says so. */
export function OfferLink({ to, at, children }: Props) {
  const { at: atPartner } = useMessages().card;
  const external = /^https?:/i.test(to);
  return (
    <a
      href={to}
      {...(external && { target: '_blank', rel: 'sponsored nofollow noopener' })}
      className="flex min-h-11 items-center justify-center rounded-control bg-brass px-4 py-2 text-center font-strong text-on-brass transition-colors hover:bg-brass-bright active:translate-y-px"
    >
      {children}
      <span className="sr-only"> {atPartner(at)}</span>
    </a>
  );
}
