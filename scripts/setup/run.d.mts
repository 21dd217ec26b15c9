export function run(
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; quiet?: boolean; server?: boolean; timeout?: number },
): Promise<number>;
