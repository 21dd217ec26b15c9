/// <reference types="vite/client" />

/** In Chromium only. */
interface Document {
  readonly prerendering?: boolean;
}

/** In Chromium only. */
interface PerformanceResourceTiming {
  readonly deliveryType?: string;
}
