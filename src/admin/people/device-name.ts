import { deviceOf } from '../../portal/pages/account/device.ts';

const maxLetters = 40;

/** Names a browser such as Firefox on Windows; a program calls itself what it wants. */
export function deviceName(agent: string): string {
  const device = deviceOf(agent);
  return device ? `${device.browser}, ${device.system}` : agent.slice(0, maxLetters);
}
