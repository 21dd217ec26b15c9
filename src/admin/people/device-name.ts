import { deviceOf } from '../../portal/pages/account/device.ts';

const maxLetters = 40;

/** Returns a browser's name, such as Firefox on Windows, or the start of another program's user agent. */
export function deviceName(agent: string): string {
  const device = deviceOf(agent);
  return device ? `${device.browser}, ${device.system}` : agent.slice(0, maxLetters);
}
