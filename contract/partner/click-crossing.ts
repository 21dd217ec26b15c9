import { type ClickDimension, originDimensions, timeDimensions } from './click-dimension.ts';

const places = ['page', 'block', 'position'] as const;
const notInTime = ['product', ...places, 'market', ...originDimensions] as const;

/**
 * The dimensions by which each one can be split. Both must be stored in the same counts: by product, by place, or by
 * origin. A position already includes its block.
 */
export const crossings: Record<ClickDimension, readonly ClickDimension[]> = {
  product: ['market', ...timeDimensions, ...originDimensions],
  page: ['block', 'position', 'market', ...timeDimensions],
  block: ['page', 'market', ...timeDimensions],
  position: ['page', 'market', ...timeDimensions],
  market: ['product', ...places, ...timeDimensions, ...originDimensions],
  day: notInTime,
  week: notInTime,
  month: notInTime,
  source: ['product', 'market', ...timeDimensions],
  campaign: ['product', 'market', ...timeDimensions],
  site: ['product', 'market', ...timeDimensions],
  device: ['product', 'market', ...timeDimensions],
  country: ['product', 'market', ...timeDimensions],
};

/** The maximum number of columns in a split report. The others are added up. */
export const maxCrossColumns = 12;
