import { proposeTools } from './propose-tools.ts';
import { readTools } from './read-tools.ts';

/** At most sixteen, because agents choose worse among more. */
export const agentTools = [...readTools, ...proposeTools];
