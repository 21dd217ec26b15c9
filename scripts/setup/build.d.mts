export function isBuilt(root?: string): boolean;
export function hashSources(root?: string): string;
