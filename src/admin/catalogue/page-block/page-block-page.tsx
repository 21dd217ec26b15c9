import { Link, useParams } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import type { BlockKey, PageBlock } from '#contract/catalogue/page-block.ts';
import { sections } from '#contract/catalogue/section.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import { statusesOf } from '../../list/row-status.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { OrderNotice, useProposedOrder } from '../../release/list/proposed-order.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { layoutOrder, toggleMessages, withToggled } from './layout-order.ts';

/** Blocks that a page never shows, although editors can order them. */
const unusedBlocks: Record<(typeof sections)[number], readonly BlockKey[]> = {
  casino: ['exclusive'],
  bets: ['popular'],
  bonuses: ['popular', 'top'],
};

export function PageBlockPage() {
  const texts = useAdminTexts();
  const text = texts.pageBlock;
  const { slug } = useParams({ from: '/admin/_editor/page/$slug' });
  const page = sections.find((page) => page === slug) ?? 'bonuses';
  const { list: cached } = trpc.useUtils().admin.pageBlock;
  const list = trpc.admin.pageBlock.list.useQuery({ page });
  const { mutateAsync } = trpc.admin.pageBlock.sort.useMutation(orderMutation);
  const send = (rows: PageBlock[], before: PageBlock[]) =>
    mutateAsync({
      page,
      order: layoutOrder(rows, before),
      before: idsOf(before),
    });
  const shown = { list: cached, input: { page }, send };
  const id = sections.indexOf(page) + 1;
  const { rows, seen } = useProposedOrder('page-layout', id, list.data?.items ?? []);

  return (
    <div className="flex flex-col gap-8">
      <ResourcePage
        title={text.title(`/${page}`)}
        filters={
          <nav aria-label={text.page} className="flex flex-wrap gap-2">
            {sections.map((slug) => (
              <Link
                key={slug}
                to="/admin/page/$slug"
                params={{ slug }}
                className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
              >
                {slug}
              </Link>
            ))}
          </nav>
        }
        list={list}
        empty={text.empty}
        filtered={false}
      >
        {() => (
          <>
            <OrderNotice kind="page-layout" id={id} />
            <DragList
              label={text.title(page)}
              columns={[
                { name: 'block', label: text.block, width: 'minmax(0,1fr)' },
                { name: 'status', label: texts.list.table.status, width: '6rem' },
              ]}
              actions={1}
              rows={rows}
              nameOf={({ block_key }) => block_key}
              onReorder={(items, messages) => reorder(shown, items, messages, texts, seen)}
            >
              {(block) => (
                <>
                  <td className="block min-w-0 flex-1 basis-[60%] py-1.5">
                    <p className="font-strong">{block.block_key}</p>
                    <p className="text-muted text-small">
                      {unusedBlocks[page].includes(block.block_key)
                        ? text.unused(text.explanations[block.block_key])
                        : text.explanations[block.block_key]}
                    </p>
                  </td>
                  <td className="block flex-1 basis-[30%]">
                    <StatusChips
                      statuses={statusesOf({ active: !block.hidden }, texts.list.status)}
                    />
                  </td>
                  <td className="ml-auto block">
                    <EditorOnly>
                      <HideButton
                        block={block}
                        onToggle={() =>
                          reorder(
                            shown,
                            withToggled(rows, block),
                            toggleMessages(block, text.done),
                            texts,
                            seen,
                          )
                        }
                      />
                    </EditorOnly>
                  </td>
                </>
              )}
            </DragList>
          </>
        )}
      </ResourcePage>
      <HistorySection key={page} entity="page-layout" id={id} />
    </div>
  );
}

function HideButton({ block, onToggle }: { block: PageBlock; onToggle: () => void }) {
  const text = useAdminTexts().pageBlock;
  const Icon = block.hidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      title={block.hidden ? text.show : text.hide}
      aria-pressed={!block.hidden}
      onClick={onToggle}
      className={buttonClass.rowIcon}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{text.isShown(block.block_key)}</span>
    </button>
  );
}
