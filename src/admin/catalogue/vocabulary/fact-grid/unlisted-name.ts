/** Finds the names in edited cells that aren't in their list yet, so that they can be added in one step. */
import { findNamed, partsOf } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { fold } from '#contract/fold.ts';
import type { CellTexts } from './fact-column.ts';
import type { GridContext, Vocabulary } from './grid-column.ts';

/** A regulator's name can contain a comma, because the cell has only one. */
const namesIn = ({ regulator = '', methods = '', providers = '' }: CellTexts) => ({
  regulators: [regulator.trim()].filter((name) => name !== ''),
  methods: partsOf(methods),
  providers: partsOf(providers),
});

export function unlistedNames(edited: readonly CellTexts[], context: GridContext) {
  const named = edited.map(namesIn);
  const unlisted = (vocabulary: Vocabulary) => {
    const names = named
      .flatMap((row) => row[vocabulary])
      .filter((name) => !findNamed(context[vocabulary], name));
    const keys = names.map(fold);
    return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  };
  return {
    regulators: unlisted('regulators'),
    methods: unlisted('methods'),
    providers: unlisted('providers'),
  };
}
