import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.ts';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { LoadedList, NoOffers } from '../../cards/loaded-list.tsx';
import { usePageContext } from '../../page-context.ts';
import { PartnerRows } from '../partner-list/partner-rows.tsx';
import type { LoadedPartnerList } from './load-partner-list.ts';

/** Lists the partners that match a content page's filter. */
export function PartnerListBlock({ list }: { list: LoadedPartnerList }) {
  const { partners, found, closed, leading, nothing, further, to, search } = list;
  if (usePageContext().breakUntil !== undefined) {
    return (
      <div className="mt-8">
        <NoOffers />
      </div>
    );
  }
  return (
    <div className="mt-8 flex flex-col gap-6">
      <BlockFrame title={found} block="partners">
        <LoadedList result={partners} empty={nothing}>
          {(items) => <PartnerRows items={items} closed={closed} leading={leading} level={3} />}
        </LoadedList>
      </BlockFrame>
      <Link
        to={to}
        search={(kept) => ({ ...kept, ...search })}
        rel="nofollow"
        className={`${buttonClass.quiet} min-h-11 self-start`}
      >
        {further}
      </Link>
    </div>
  );
}
