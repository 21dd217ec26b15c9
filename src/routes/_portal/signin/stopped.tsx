import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router';
import { AddressChangePage } from '../../../portal/address-change/address-change-page.tsx';
import { addressChangeRoute } from '../../../portal/address-change/address-change-route.ts';
import { pages } from '../../../portal/pages.ts';
import { buttonClass } from '../../../ui/button.ts';

export const Route = createFileRoute('/_portal/signin/stopped')({
  ...addressChangeRoute('stopped'),
  component: () => {
    const { next, ...page } = useLoaderData({ from: '/_portal/signin/stopped' });
    return (
      <AddressChangePage {...page}>
        <Link to={pages.signIn} reloadDocument className={`${buttonClass.quiet} min-h-11`}>
          {next}
        </Link>
      </AddressChangePage>
    );
  },
});
