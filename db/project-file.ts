import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(findPackageJSON(import.meta.url) as string);

/** Finds a file of the project by its path from the root: the built server stands in another folder than its sources. */
export const projectFile = (path: string): string => join(root, path);
