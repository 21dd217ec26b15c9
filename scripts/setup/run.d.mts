export function run(
  command: string,
  args: string[],
  options?: {
    env?: Record<string, string>;
    quiet?: boolean;
    server?: boolean;
    /** A file that gets what the program says. */
    output?: number | undefined;
    timeout?: number;
  },
): Promise<number>;
