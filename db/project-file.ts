import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(findPackageJSON(import.meta.url) as string);

/**
 * Resolves a path relative to the project's root, because the built server is in a different folder from its sources.
 */
export const projectFile = (path: string): string => join(root, path);
