import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { headingsOf } from '../rich-text/heading.ts';

/** A shorter text is seen at a glance. */
const fewest = 3;

type Props = { label: string; body: RichText };

export function TableOfContents({ label, body }: Props) {
  const parts = headingsOf(body).filter(({ block, text }) => block.attrs.level === 2 && text);
  if (parts.length < fewest) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="mb-8 rounded-card border border-line bg-raised p-5 print:hidden"
    >
      <h2 id="contents" className="mb-2 font-text text-muted text-small">
        {label}
      </h2>
      <ol className="columns-1 gap-8 sm:columns-2">
        {parts.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              dir="auto"
              className="inline-block min-h-6 py-1 underline-offset-4 hover:text-brass hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
