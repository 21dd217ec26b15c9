/** Only a way back into the admin: an address from elsewhere leads nowhere. */
export const readWayBack = ({ back }: Record<string, unknown>): { back?: string } =>
  typeof back === 'string' && /^\/admin(\/|\?|$)/.test(back) ? { back } : {};
