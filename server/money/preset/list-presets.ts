import { type StatPreset, statPreset } from '#contract/money/stat-preset.ts';
import affilka from './affilka.json' with { type: 'json' };
import smartico from './smartico.json' with { type: 'json' };

/** Only platforms whose documentation is public. The test compares the list with the files. */
const files: readonly unknown[] = [affilka, smartico];

export const listPresets = (): StatPreset[] => files.map((file) => statPreset.parse(file));
