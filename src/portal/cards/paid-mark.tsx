import { useMessages } from '../page-context.ts';

/** It stands inside the link, so that whoever hears the link hears that its place is paid for. */
export const PaidMark = () => (
  <>
    <bdi className="rounded-small border border-edge px-1 align-middle text-muted text-small">
      {useMessages().card.ad}
    </bdi>{' '}
  </>
);
