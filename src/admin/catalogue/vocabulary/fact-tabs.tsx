import { Link } from '@tanstack/react-router';
import { useAdminTexts } from '../../language.ts';

const tabs = [
  { to: '/admin/facts/regulators', name: 'regulators' },
  { to: '/admin/facts/payment-methods', name: 'paymentMethods' },
  { to: '/admin/facts/providers', name: 'providers' },
  { to: '/admin/facts/grid', name: 'factGrid' },
  { to: '/admin/facts/partners', name: 'partnerFacts' },
] as const;

/** Links the screens about facts. */
export function FactTabs() {
  const { screens } = useAdminTexts().frame;
  return (
    <nav aria-label={screens.facts} className="flex flex-wrap gap-2">
      {tabs.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
        >
          {screens[name]}
        </Link>
      ))}
    </nav>
  );
}
