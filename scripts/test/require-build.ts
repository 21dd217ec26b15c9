import { isBuilt } from '../setup/build.mjs';

/** Browser tests run the current build, which is what operators start, and never the sources or an older build. */
export function requireBuild(root?: string): void {
  if (isBuilt(root)) return;
  throw new Error(
    'Browser tests run on the built server, which is missing or older than its sources. Run npm run build first.',
  );
}
