export function run(
  command: string,
  args: string[],
  options?: {
    env?: Record<string, string>;
    quiet?: boolean;
    server?: boolean;
    /** Called with what the program prints, which is then not printed here. */
    output?: (text: string) => void;
    timeout?: number;
  },
): Promise<number>;
