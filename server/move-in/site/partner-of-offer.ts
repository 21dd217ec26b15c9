import { fold } from '#contract/fold.ts';
import { listIn } from '../offer/read-value.ts';
import type { PlannedItem, PlannedPartner, SitePlan } from './site-plan.ts';

type Site = Pick<SitePlan, 'items' | 'partners'>;

/** A bonus refers to its partner by the ID of the partner's post, which may be in a list, or by its name. */
export function partnerOfOffer({ items, partners }: Site) {
  const byPost = new Map(partners.map((partner) => [partner.item, partner]));
  const found = new Map<string, PlannedPartner>();
  for (const partner of partners) found.set(fold(partner.name), partner);
  for (const { id, guid } of items) {
    const partner = byPost.get(guid);
    if (partner && id !== undefined) found.set(String(id), partner);
  }
  return ({ values }: Pick<PlannedItem, 'values'>): PlannedPartner | undefined => {
    const [first = ''] = listIn(values.partner ?? '');
    return found.get(fold(first));
  };
}
