import { randomBytes } from 'node:crypto';

export const newClickId = () => randomBytes(12).toString('hex');
