// `npm start` and the benches start a server with these.
import { compileCache } from './build.mjs';

export const productionVariables = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  // The C library of most Linux systems would keep memory for each thread apart, which takes 5 MB more.
  MALLOC_ARENA_MAX: '1',
};

export const stopWithParent = ['--import', new URL('./stop-with-parent.mjs', import.meta.url).href];

// V8 would let the part of the heap for new objects grow to 32 MB, and requests are not answered faster for it. The
// server frees what its first start leaves behind.
export const productionFlags = ['--max-semi-space-size=2', '--expose-gc', ...stopWithParent];
