export function install(folder: string): Promise<number>;
/** Returns the program and the first arguments that run npm. */
export function npm(): string[];
