import { useState } from 'react';

const perStep = 24;

/** Lists start short, because most people look only at the newest entries. */
export function useGrowingList() {
  const [limit, setLimit] = useState(perStep);
  return { limit, grow: () => setLimit(Math.min(limit + perStep * 4, 1000)) };
}
