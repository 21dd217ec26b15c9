import { memo } from 'react';
import type { BulkChange } from '#contract/catalogue/bulk.ts';
import type { PromotionDraft } from '#contract/catalogue/promotion.ts';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { useAdminTexts } from '../../language.ts';
import { ActiveToggle } from '../../list/active-toggle.tsx';
import { DeleteButton } from '../../list/delete-button.tsx';
import { statusesOf } from '../../list/row-status.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { useCategories } from '../../use-categories.ts';
import { useLanguages } from '../../use-languages.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { useHiddenStatus } from '../hidden/use-hidden-in.ts';

type Props = {
  promotion: PromotionDraft & { id: number; terms?: OfferTerms };
  /** Only for exclusive bonuses, which are ordered by position. */
  product?: string | null;
  link: LinkProblem | undefined;
  at: '/admin/banners' | '/admin/exclusive';
  isPending: boolean;
  change: (change: BulkChange) => Promise<unknown>;
  onDelete: (promotion: { id: number }) => void;
};

export const PromotionRow = memo(({ promotion, product, link, ...work }: Props) => {
  const { id, image_url, is_active, i18n, market_code } = promotion;
  const { list } = useAdminTexts();
  const hiddenStatus = useHiddenStatus();
  const subject = work.at === '/admin/banners' ? 'banners' : 'bonuses';
  const { data } = useCategories();
  const now = useSiteTime()?.now;
  const languages = useLanguages();
  const categories = data?.items.filter(({ id }) => promotion.categories.includes(id)) ?? [];
  const name = i18n.en.title;
  return (
    <EntityRow
      id={id}
      name={name}
      image={image_url}
      cells={{
        ...(product !== undefined && { product }),
        market: market_code,
        categories: categories.map(({ name }) => name).join(', '),
        ...(product === undefined && { sort_order: String(promotion.sort_order) }),
      }}
      statuses={[
        ...statusesOf(
          {
            active: is_active === 1,
            startsAt: promotion.starts_at,
            endsAt: promotion.ends_at,
            now,
            untranslated: languages.filter((language) => i18n[language].title === null),
            link,
          },
          list.status,
        ),
        ...(is_active === 1 ? hiddenStatus({ subject, ...promotion }) : []),
      ]}
      edit={{ to: `${work.at}/$id`, params: { id: String(id) } }}
      newAt={`${work.at}/new`}
    >
      <ActiveToggle
        id={id}
        name={name}
        active={is_active === 1}
        isPending={work.isPending}
        run={work.change}
      />
      <DeleteButton
        name={name}
        consequence={list.bulk.deletionOfOffer}
        isPending={work.isPending}
        onDelete={() => work.onDelete({ id })}
      />
    </EntityRow>
  );
});
