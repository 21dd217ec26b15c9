/** Values that many reads need. They are derived from a cached result, and computed again only after it has changed. */
import { uploadsPath } from '#contract/image/uploaded-image.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SettingsCard } from '#contract/site/site-settings.ts';
import { partnerHostCheck } from '../market-rule/partner-host.ts';
import { withFocalPoints } from './focal-point.ts';
import { parseOnce } from './parse-once.ts';
import { dataOf, everyone, type ReadCall, readCall, type StoredRead } from './read-call.ts';
import type { ReadInput, ReadOutput } from './read-schemas.ts';

export type Stored = {
  find: (call: ReadCall) => StoredRead | undefined;
  get: (call: ReadCall) => Promise<StoredRead>;
};

function derivedOnce<Name extends 'focalPoints' | 'partnerHosts' | 'hiddenPartnerHosts', Value>(
  stored: Stored,
  name: Name,
  make: (data: ReadOutput<Name>) => Value,
) {
  const made = new WeakMap<StoredRead, Value>();
  return async (input: object = {}): Promise<Value> => {
    const call = readCall(name, input as ReadInput<Name>, everyone);
    const found = stored.find(call) ?? (await stored.get(call));
    const value = made.get(found) ?? make(dataOf(name, found));
    made.set(found, value);
    return value;
  };
}

export function derivedReads(stored: Stored) {
  const findPoints = derivedOnce(stored, 'focalPoints', (points) => points);
  const readSettings = parseOnce<ReadCall, SettingsCard>(stored);
  return {
    findHosts: derivedOnce(stored, 'partnerHosts', partnerHostCheck),
    findHiddenHosts: derivedOnce(stored, 'hiddenPartnerHosts', partnerHostCheck),
    withPoints: async (json: string): Promise<string> =>
      json.includes(`"${uploadsPath}/`) ? withFocalPoints(json, await findPoints()) : json,
    settings: (lang: Language, market?: MarketCode, asker = everyone) =>
      readSettings(readCall('settings', { lang, market }, asker)),
  };
}

export type DerivedReads = ReturnType<typeof derivedReads>;
