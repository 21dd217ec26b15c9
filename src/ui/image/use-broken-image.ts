import { useState } from 'react';

/** The attributes belong to the image. Another URL is tried anew. */
export function useBrokenImage(url: string | null, onBroken?: () => void) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const onError = () => {
    setBrokenUrl(url);
    onBroken?.();
  };
  const attributes = {
    // It may have failed before React was listening.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onError();
    },
    onError,
  };
  return [url === brokenUrl, attributes] as const;
}
