import type { ReactNode } from 'react';
import type { BlockKey } from '#contract/catalogue/page-block.ts';
import { HydrateLater } from '../../ui/hydrate-later.tsx';

type Props = { keys: BlockKey[]; blocks: Partial<Record<BlockKey, ReactNode>> };

/** A key without a block renders nothing. */
export const BlockList = ({ keys, blocks }: Props) =>
  keys.map((key) => <HydrateLater key={key}>{blocks[key]}</HydrateLater>);
