import { useMessages } from '../page-context.ts';

/** Must be inside the link, so that screen readers announce the paid placement along with it. */
export const PaidMark = () => (
  <>
    <bdi className="rounded-small border border-edge px-1 align-middle text-muted text-small">
      {useMessages().card.ad}
    </bdi>{' '}
  </>
);
