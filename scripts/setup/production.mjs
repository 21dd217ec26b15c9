// Used by `npm start` and the benchmarks.
import { compileCache } from './build.mjs';

export const productionVariables = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  // On most Linux systems, the C library would otherwise use a memory arena per thread, which takes up 5 MB more.
  MALLOC_ARENA_MAX: '1',
};

export const stopWithParent = ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href];

// By default, V8 lets the young generation grow to 32 MB, which doesn't make requests any faster. The garbage collector
// is exposed so that the server can free memory after its first start.
export const productionFlags = ['--max-semi-space-size=2', '--expose-gc', ...stopWithParent];
