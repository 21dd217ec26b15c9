export function install(folder: string): Promise<number>;
