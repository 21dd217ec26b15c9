export const productionVariables: Record<string, string>;
export const productionFlags: string[];
export const stopWithParent: string[];
