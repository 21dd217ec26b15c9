import { Fragment, type ReactNode } from 'react';
import type { BlockKey } from '#contract/catalogue/page-block.ts';

type Props = { keys: BlockKey[]; blocks: Partial<Record<BlockKey, ReactNode>> };

/** A key without a block renders nothing. */
export const BlockList = ({ keys, blocks }: Props) =>
  keys.map((key) => <Fragment key={key}>{blocks[key]}</Fragment>);
