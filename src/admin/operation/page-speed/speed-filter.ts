import type { SpeedReportQuery } from '#contract/operation/speed-report.ts';
import { devices } from '#contract/partner/click-dimension.ts';
import { oneOf, searchReader } from '../../search-parameters.ts';

export const readSpeedFilter = searchReader<SpeedReportQuery>({
  device: oneOf(devices),
});
