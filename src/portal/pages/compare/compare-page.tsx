import { Link } from '@tanstack/react-router';
import { comparedIds } from '#contract/catalogue/compared-ids.ts';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { NotShownHere } from '../../cards/loaded-list.tsx';
import { OfferLink } from '../../cards/offer-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { useIsHidden } from '../../market/current-market.ts';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { useMessages } from '../../page-context.ts';
import { CompareTable } from './compare-table.tsx';
import type { ComparedColumn, Comparison } from './load-comparison.ts';

export function ComparePage(comparison: Comparison) {
  const { kind, texts, columns } = comparison;
  const isHidden = useIsHidden('bonuses') && kind === 'bonuses';
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
      <DisclosureLine />
      <div className="mt-6 flex flex-col gap-6">
        {isHidden ? <NotShownHere offers="bonuses" /> : <Notes {...comparison} />}
        {columns.length > 0 && (
          <CompareTable
            {...comparison}
            heading={(column) => <Heading column={column} {...comparison} />}
          />
        )}
      </div>
    </>
  );
}

const browsePath = { ids: pagePath.casino, bonuses: pagePath.allBonuses };

function Notes({ kind, texts, columns, isCut, isMissing }: Comparison) {
  const hint = columns.length === 0 ? texts.nothing : columns.length === 1 && texts.alone;
  return (
    <>
      {isCut && <p className="text-muted">{texts.cut}</p>}
      {isMissing && <p className="text-muted">{texts.missing}</p>}
      {hint && (
        <div className="flex flex-col items-start gap-4">
          <p>{hint}</p>
          <Link to={browsePath[kind]} className={buttonClass.quiet}>
            {texts.browse}
          </Link>
        </div>
      )}
    </>
  );
}

type HeadingProps = Comparison & { column: ComparedColumn };

function Heading({ column, columns, kind, texts }: HeadingProps) {
  const { card } = useMessages();
  const { id, name, partner, link, linkLabel, clicked, isClosed } = column;
  const others = columns.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <div className="flex h-full flex-col gap-2 font-normal">
      {partner && (
        <div className="flex items-center gap-2">
          <LogoTile name={partner.name} url={partner.logo} size="small" eager />
          <CatalogueLink
            to={partner.path}
            className="line-clamp-3 min-h-6 min-w-0 font-strong underline-offset-4 hover:underline"
          >
            <span dir="auto">{partner.name}</span>
          </CatalogueLink>
        </div>
      )}
      {kind === 'bonuses' && (
        <p dir="auto" className="line-clamp-4 text-small">
          {name}
        </p>
      )}
      <div className="mt-auto flex flex-col gap-1">
        {link && (
          <OfferLink to={link} at={partner?.name ?? name} clicked={clicked}>
            {linkLabel ?? card.play}
          </OfferLink>
        )}
        {isClosed && <p className="text-muted text-small">{card.notHere}</p>}
        <Link
          to={pagePath.compare}
          search={(kept) => ({ ...kept, [kind]: comparedIds(others) })}
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
