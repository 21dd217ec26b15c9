import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { BadgePercent, ListOrdered, type LucideIcon, Store, Ticket } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { useCategories } from '../../use-categories.ts';
import { type OpenDialog, useOpenDialog } from '../dialog/editor-dialog.ts';

type CardKind = Exclude<OpenDialog['kind'], 'link' | 'image'>;

const kinds: Record<CardKind, { label: string; icon: LucideIcon }> = {
  offerCard: { label: 'Offer', icon: BadgePercent },
  partnerCard: { label: 'Partner', icon: Store },
  promoCodeCard: { label: 'Promo code', icon: Ticket },
  topListCard: { label: 'Top list', icon: ListOrdered },
};

/** Says which thing the card shows. How visitors see it stands in the preview. */
export function CardView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const kind = node.type.name as CardKind;
  const { label, icon: Icon } = kinds[kind];
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
        <span className="text-muted text-small">{label}</span>
        <br />
        <span dir="auto" className="font-strong">
          {name}
        </span>
      </p>
      <button
        type="button"
        className={buttonClass.quiet}
        onClick={() => openDialog({ kind, values: node.attrs, save: updateAttributes })}
      >
        Change<span className="sr-only"> {name}</span>
      </button>
      <button type="button" className={buttonClass.quiet} onClick={deleteNode}>
        Remove<span className="sr-only"> {name}</span>
      </button>
    </NodeViewWrapper>
  );
}

const gone = (what: string, id: number) => `${what} ${id} is not there any more`;

function useCardName(kind: CardKind, attributes: Record<string, unknown>): string {
  const id = Number(attributes.bonus_id ?? attributes.product_id ?? attributes.promo_code_id ?? 1);
  const on = (one: CardKind) => ({ enabled: kind === one });
  const offer = trpc.admin.exclusiveBonus.get.useQuery({ id }, on('offerCard'));
  const partner = trpc.admin.product.get.useQuery({ id }, on('partnerCard'));
  const code = trpc.admin.promoCode.get.useQuery({ id }, on('promoCodeCard'));
  const categories = useCategories();
  switch (kind) {
    case 'offerCard':
      if (offer.error) return gone('Offer', id);
      return offer.data ? `${offer.data.i18n.en.title} (${offer.data.market_code})` : '…';
    case 'partnerCard':
      return partner.error ? gone('Partner', id) : (partner.data?.name ?? '…');
    case 'promoCodeCard':
      if (code.error) return gone('Promo code', id);
      return code.data ? `${code.data.code} (${code.data.market_code})` : '…';
    case 'topListCard': {
      const known = categories.data?.items.find(({ slug }) => slug === attributes.category);
      return `${known?.name_en ?? attributes.category}, ${attributes.limit} places`;
    }
  }
}
