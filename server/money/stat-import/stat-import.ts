import type { StatFile } from '../stat-file/stat-file.ts';

export type StatImport = {
  programme_id: number;
  source_id: number | null;
  name: string;
  file: StatFile;
  isDryRun: boolean;
  /**
   * Nobody looks at what a nightly import would change: if figures have fallen to nothing, it is refused. If nothing has
   * changed, it leaves no entry in the list of imports.
   */
  isNightly?: boolean;
};
