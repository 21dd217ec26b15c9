export function chooseNode(
  packages: string[],
  machine: Record<'platform' | 'arch' | 'version' | 'execPath', string>,
): { node: string; refusal?: undefined } | { node?: undefined; refusal: string };
