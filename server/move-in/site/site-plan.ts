import type { Language } from '#contract/language.ts';
import type { Proposables } from '../../release/proposable.ts';
import type { Writer } from '../../resource/resource.ts';
import type { PagePlace, PlannedAddress, PlanOptions } from './plan-pages.ts';

export type ImportOptions = PlanOptions & { language: Language };

export type ImportDeps = {
  writer: Writer;
  proposables: Proposables;
  signal?: AbortSignal;
  /** Called after each post, with how many are done. */
  onProgress?: (done: number, total: number) => void;
};

export type SitePlan = {
  source: string;
  places: ReadonlyMap<string, PagePlace>;
  addresses: readonly PlannedAddress[];
  authors: ReadonlyMap<string, string>;
};
