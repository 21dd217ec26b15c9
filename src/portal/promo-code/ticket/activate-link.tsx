import { buttonClass } from '../../../ui/button.ts';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { useMessages } from '../../page-context.ts';

export function ActivateLink({ to }: { to: string | null }) {
  const { footer, ticket } = useMessages();
  if (!to) {
    return (
      <button type="button" disabled className={`${buttonClass.primary} min-h-11 w-full`}>
        {ticket.activate}
      </button>
    );
  }
  return (
    <CatalogueLink to={to} className={`${buttonClass.primaryLink} min-h-11 w-full`}>
      {ticket.activate}
      <span className="sr-only"> ({footer.newTab})</span>
    </CatalogueLink>
  );
}
