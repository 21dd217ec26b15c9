import type { z } from 'zod';
import type { SettingsDraft, settingsDraft } from '#contract/site/site-settings.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type { SettingsDraft };
export type SettingsValues = z.input<typeof settingsDraft>;
export type SettingsControl = FormControl<SettingsValues, SettingsDraft>;
