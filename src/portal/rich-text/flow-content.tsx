import type { Flow, List } from '#contract/content/rich-text/rich-text-node.ts';
import { InlineContent } from './inline-content.tsx';

/** Renders paragraphs and lists, whether in the text itself or in quotes, cells, callouts and answers. */
export const FlowContent = ({ content }: { content: Flow[] }) => (
  <>
    {[...content.entries()].map(([place, node]) =>
      node.type === 'paragraph' ? (
        <p key={place} dir="auto">
          <InlineContent content={node.content} />
        </p>
      ) : (
        <ListContent key={place} list={node} />
      ),
    )}
  </>
);

const listClass = 'flex flex-col gap-1 pl-6 marker:text-muted';

export function ListContent({ list }: { list: List }) {
  const items = [...list.content.entries()].map(([place, { content }]) => (
    <li key={place} className="pl-1">
      <div className="flex flex-col gap-1">
        <FlowContent content={content} />
      </div>
    </li>
  ));
  return list.type === 'orderedList' ? (
    <ol start={list.attrs?.start} className={`${listClass} list-decimal`}>
      {items}
    </ol>
  ) : (
    <ul className={`${listClass} list-disc`}>{items}</ul>
  );
}
