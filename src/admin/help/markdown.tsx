/** Renders the Markdown used in the guides. Throws on any other Markdown; a test renders all guides. */
import { type MarkedToken, marked, type Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { isGuide, isSection, pictureUrl } from './guide.ts';

type Props = {
  text: string;
  /** The ids of the sections, in order. */
  ids: readonly string[];
};

export function Markdown({ text, ids }: Props) {
  const tokens = marked.lexer(text);
  const sections = tokens.filter(isSection);
  return renderAll(tokens, (token) =>
    isSection(token) ? (
      <h2 id={ids[sections.indexOf(token)]} className="scroll-mt-6 pt-4 text-large">
        {renderAll(token.tokens)}
      </h2>
    ) : (
      render(token)
    ),
  );
}

const renderAll = (tokens: readonly Token[] = [], renderOne = render): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no ids, and never move.
  tokens.map((token, index) => <Fragment key={index}>{renderOne(token as MarkedToken)}</Fragment>);

function render(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      // The page already shows the title.
      if (token.depth === 1) return null;
      throw new Error("A guide has a heading below section level, which isn't rendered.");
    case 'paragraph':
      return <p>{renderAll(token.tokens)}</p>;
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {token.items.map((item) => (
            <li key={item.text}>{renderAll(item.tokens)}</li>
          ))}
        </ul>
      );
    case 'text':
      return token.tokens ? renderAll(token.tokens) : token.text;
    case 'escape':
      return token.text;
    case 'codespan':
      return <code className="font-mono text-small">{token.text}</code>;
    case 'strong':
      return <strong>{renderAll(token.tokens)}</strong>;
    case 'link':
      return <GuideLink href={token.href}>{renderAll(token.tokens)}</GuideLink>;
    case 'image':
      return (
        <img
          src={pictureUrl(token.href)}
          alt={token.text}
          width={1280}
          height={800}
          loading="lazy"
          className="h-auto w-full rounded-card border border-line"
        />
      );
    default:
      throw new Error(`Guides can't contain ${token.type}: it isn't rendered.`);
  }
}

/** Links to other documents of the repository become plain text, because the site doesn't serve those. */
function GuideLink({ href, children }: { href: string; children: ReactNode }) {
  const [, guide] = href.match(/^(\w+)\.md$/) ?? [];
  const target = guide !== undefined && isGuide(guide) ? `/admin/help/${guide}` : href;
  if (!/^(https:|\/admin\/)/.test(target)) return children;
  return (
    <a href={target} className="underline">
      {children}
    </a>
  );
}
