import type { ReactNode } from 'react';
import type { Inline, Mark } from '#contract/content/rich-text/rich-text-node.ts';
import { CatalogueLink, isExternal } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';

/** Links are checked when saved. Checking again covers content from elsewhere, such as a backup. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href);

export const InlineContent = ({ content = [] }: { content?: Inline[] | undefined }) => (
  <>
    {[...content.entries()].map(([index, node]) =>
      node.type === 'hardBreak' ? (
        <br key={index} />
      ) : (
        <Marked key={index} marks={node.marks ?? []}>
          {node.text}
        </Marked>
      ),
    )}
  </>
);

/** Wraps the children in the marks, the first one outermost. */
function Marked({ marks: [mark, ...others], children }: { marks: Mark[]; children: ReactNode }) {
  if (!mark) return children;
  const inner = <Marked marks={others}>{children}</Marked>;
  switch (mark.type) {
    case 'bold':
      return <strong className="font-strong">{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code className="rounded-small bg-lifted px-1 font-mono">{inner}</code>;
    case 'link':
      return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const { footer } = useMessages();
  if (!isSafe(href)) return children;
  return (
    <CatalogueLink to={href} className="text-brass underline underline-offset-4">
      {children}
      {isExternal(href) && <span className="sr-only"> ({footer.newTab})</span>}
    </CatalogueLink>
  );
}
