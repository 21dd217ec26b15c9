import type { SearchTexts } from '../../../../messages/en/search.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { usePageContext } from '../../page-context.ts';

type Props = { id: string; title: string; shown: number; total: number; texts: SearchTexts };

export function GroupTitle({ id, title, shown, total, texts }: Props) {
  const { language } = usePageContext();
  const figure = (count: number) => count.toLocaleString(language);
  return (
    <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 px-3">
      <span id={id} className="font-heading font-strong text-large">
        {title}
      </span>
      {total > shown && (
        <span className="text-muted text-small">
          {fillText(texts.part, { shown: figure(shown), total: figure(total) })}
        </span>
      )}
    </div>
  );
}
