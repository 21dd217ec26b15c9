import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { comparedIds } from '#contract/catalogue/compared-ids.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { OfferLink } from '../../cards/offer-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { useMessages } from '../../page-context.ts';
import { CompareTable } from './compare-table.tsx';
import type { ComparedPartner, Comparison } from './load-comparison.ts';

export function ComparePage(comparison: Comparison) {
  const { texts, partners, isCut, isMissing } = comparison;
  const hint = partners.length === 0 ? texts.nothing : partners.length === 1 && texts.alone;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
      <DisclosureLine />
      <div className="mt-6 flex flex-col gap-6">
        {isCut && <p className="text-muted">{texts.cut}</p>}
        {isMissing && <p className="text-muted">{texts.missing}</p>}
        {hint && (
          <div className="flex flex-col items-start gap-4">
            <p>{hint}</p>
            <Link to={pagePath.casino} className={buttonClass.quiet}>
              {texts.browse}
            </Link>
          </div>
        )}
        {partners.length > 0 && (
          <CompareTable
            {...comparison}
            heading={(partner) => <Partner partner={partner} {...comparison} />}
          />
        )}
      </div>
    </>
  );
}

type PartnerProps = Comparison & { partner: ComparedPartner; children?: ReactNode };

function Partner({ partner, partners, texts }: PartnerProps) {
  const { card } = useMessages();
  const { id, name, icon_url, ref_link, click_parameter: parameter, isClosed } = partner;
  const others = partners.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <div className="flex h-full flex-col gap-2 font-normal">
      <div className="flex items-center gap-2">
        <LogoTile name={name} url={icon_url} size="small" eager />
        <CatalogueLink
          to={productPath(id)}
          className="line-clamp-3 min-h-6 min-w-0 font-strong underline-offset-4 hover:underline"
        >
          <span dir="auto">{name}</span>
        </CatalogueLink>
      </div>
      <div className="mt-auto flex flex-col gap-1">
        {ref_link && (
          <OfferLink to={ref_link} at={name} clicked={{ kind: 'product', id, parameter }}>
            {card.play}
          </OfferLink>
        )}
        {isClosed && <p className="text-muted text-small">{card.notHere}</p>}
        <Link
          to={pagePath.compare}
          search={(kept) => ({ ...kept, ids: comparedIds(others) })}
          aria-label={fillText(texts.removeNamed, { name })}
          rel="nofollow"
          className="inline-flex min-h-8 items-center justify-center text-muted text-small underline-offset-4 hover:text-ink hover:underline print:hidden"
        >
          {texts.remove}
        </Link>
      </div>
    </div>
  );
}
