import { useState } from 'react';

/** Returns whether the URL failed to load, and the attributes to spread on the image. A new URL is tried again. */
export function useBrokenImage(url: string | null, onBroken?: () => void) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const onError = () => {
    setBrokenUrl(url);
    onBroken?.();
  };
  const attributes = {
    // The image may have failed before hydration.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onError();
    },
    onError,
  };
  return [url === brokenUrl, attributes] as const;
}
