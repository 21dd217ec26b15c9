import { type ReactNode, useId } from 'react';
import type { ClickBlock } from '#contract/partner/click-place.ts';
import { clickBlock } from '../cards/counted-click.ts';

type Props = {
  title: string;
  /** The role description for screen readers, if the block isn't a plain section. */
  role?: string;
  /** The name under which clicks on partners in this block are counted. */
  block?: ClickBlock;
  /** The fragment that links to this block. */
  anchor?: string;
  /** Shown after the title. */
  beside?: ReactNode;
  controls?: ReactNode;
  children: ReactNode;
};

export function BlockFrame({ title, role, block, anchor, beside, controls, children }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      aria-roledescription={role}
      {...(block && clickBlock(block))}
    >
      <div className="mb-4 flex min-h-9 items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="wrap-anywhere line-clamp-3 text-title">
            {title}
          </h2>
          {beside}
        </div>
        {controls}
      </div>
      {children}
    </section>
  );
}
