import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Reads its content when it is opened, so opening it again shows what has been edited since. */
export function OpenedSection({ title, children }: { title: string; children: () => ReactNode }) {
  const [content, setContent] = useState<ReactNode>();
  return (
    <details
      onToggle={({ currentTarget, target }) => {
        // The event of a nested details element bubbles in React.
        if (target === currentTarget) setContent(currentTarget.open ? children() : undefined);
      }}
      className="group/fold"
    >
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-small [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <h2 className="text-large">{title}</h2>
      </summary>
      <div className="pt-3 pl-7">{content}</div>
    </details>
  );
}
