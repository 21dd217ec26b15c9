import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { BonusCard, bonusGrid } from '../../cards/bonus-card.tsx';
import { usePageContext } from '../../page-context.ts';
import { LinkedTicket } from '../../promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../../promo-code/ticket/promo-ticket.tsx';
import type { ShownProduct, ShownText } from './load-product.ts';
import { offersAnchor } from './product-terms.tsx';

type Props = { texts: ShownText } & Pick<ShownProduct, 'bonuses' | 'promocodes'>;

/** Each offer with all its terms. */
export function ProductOffers({ texts, bonuses, promocodes }: Props) {
  return (
    <>
      {bonuses.length > 0 && (
        <HydrateLater>
          <BlockFrame title={texts.bonuses} block="bonuses" anchor={offersAnchor.bonuses}>
            <ul className={bonusGrid}>
              {bonuses.map((bonus) => (
                <BonusCard key={bonus.id} bonus={bonus} />
              ))}
            </ul>
          </BlockFrame>
        </HydrateLater>
      )}
      {promocodes.length > 0 && (
        <HydrateLater>
          <BlockFrame title={texts.codes} block="codes" anchor={offersAnchor.codes}>
            <ul className={ticketGrid}>
              {promocodes.map((promo) => (
                <LinkedTicket key={promo.id} promo={promo} />
              ))}
            </ul>
          </BlockFrame>
        </HydrateLater>
      )}
    </>
  );
}

/** How the terms of all offers have changed, newest first. */
export function ChangedTerms({ texts, bonuses, promocodes }: Props) {
  const { ticket } = usePageContext().messages;
  const changes = [
    ...bonuses.flatMap(({ title, changes: lines = [] }) =>
      lines.map(({ on, line }) => ({ on, line, offer: title })),
    ),
    ...promocodes.flatMap(({ code, changes: lines = [] }) =>
      lines.map(({ on, line }) => ({ on, line, offer: code === null ? null : ticket.code(code) })),
    ),
  ].toSorted((one, other) => (one.on < other.on ? 1 : -1));
  if (changes.length === 0) return null;
  return (
    <BlockFrame title={texts.changes}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {changes.map(({ line, offer }) => (
          <li key={`${offer} ${line}`} className="wrap-anywhere px-4 py-2.5">
            <p dir="auto">{line}</p>
            {offer && (
              <p dir="auto" className="text-muted text-small">
                {offer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
