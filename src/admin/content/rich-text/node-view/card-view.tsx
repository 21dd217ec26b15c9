import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { BadgePercent, ListOrdered, type LucideIcon, Store, Ticket } from 'lucide-react';
import type { LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { trpc } from '../../../api.ts';
import { useAdminTexts } from '../../../language.ts';
import { useCategories } from '../../../use-categories.ts';
import { useOpenDialog } from '../dialog/editor-dialog.ts';
import { removeNode } from './remove-node.ts';

type CardKind = LiveCard['type'];

const icons: Record<CardKind, LucideIcon> = {
  offerCard: BadgePercent,
  partnerCard: Store,
  promoCodeCard: Ticket,
  topListCard: ListOrdered,
};

/** Shows the name of the card's item. The card itself appears in the preview. */
export function CardView({ node, selected, updateAttributes, ...view }: NodeViewProps) {
  const { list, richText: text, shared } = useAdminTexts();
  const kind = node.type.name as CardKind;
  const Icon = icons[kind];
  const name = useCardName(kind, node.attrs);
  const openDialog = useOpenDialog();
  return (
    <NodeViewWrapper
      data-drag-handle=""
      contentEditable={false}
      className={`my-3 flex flex-wrap items-center gap-3 rounded-control border bg-raised px-3 py-2 ${selected ? 'border-brass' : 'border-line'}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-brass" />
      <p className="min-w-0 flex-1">
        <span className="text-muted text-small">{text.items[kind].label}</span>
        <br />
        <span dir="auto" className="font-strong">
          {name}
        </span>
      </p>
      <button
        type="button"
        aria-label={text.changeNamed(name)}
        className={buttonClass.quiet}
        onClick={() => openDialog({ kind, values: node.attrs, save: updateAttributes })}
      >
        {text.change}
      </button>
      <button
        type="button"
        aria-label={list.row.remove(name)}
        className={buttonClass.quiet}
        onClick={() => removeNode(view)}
      >
        {shared.remove}
      </button>
    </NodeViewWrapper>
  );
}

function useCardName(kind: CardKind, attributes: Record<string, unknown>): string {
  const { card, items } = useAdminTexts().richText;
  const id = Number(attributes.bonus_id ?? attributes.product_id ?? attributes.promo_code_id ?? 1);
  const on = (one: CardKind) => ({ enabled: kind === one });
  const offer = trpc.admin.exclusiveBonus.get.useQuery({ id }, on('offerCard'));
  const partner = trpc.admin.product.get.useQuery({ id }, on('partnerCard'));
  const code = trpc.admin.promoCode.get.useQuery({ id }, on('promoCodeCard'));
  const categories = useCategories();
  const gone = card.gone(items[kind].label, id);
  switch (kind) {
    case 'offerCard':
      if (offer.error) return gone;
      return offer.data ? `${offer.data.i18n.en.title} (${offer.data.market_code})` : '…';
    case 'partnerCard':
      return partner.error ? gone : (partner.data?.name ?? '…');
    case 'promoCodeCard':
      if (code.error) return gone;
      return code.data ? `${code.data.code} (${code.data.market_code})` : '…';
    case 'topListCard': {
      const known = categories.data?.items.find(({ slug }) => slug === attributes.category);
      return card.topList(known?.name ?? `${attributes.category}`, Number(attributes.limit));
    }
  }
}
