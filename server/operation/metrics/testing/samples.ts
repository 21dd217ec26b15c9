/** Parses /metrics as Prometheus does. */
export function readSamples(text: string) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const samples = lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, label, given]) => [label, given])),
      value: Number(value),
    };
  });
  return {
    lines,
    samples,
    names: [...new Set(samples.map(({ name }) => name))],
    values: (label: string) => samples.map(({ labels }) => labels[label]).filter(Boolean),
    sum: (name: string, wanted: Record<string, string>) =>
      samples
        .filter((sample) => sample.name === name)
        .filter(({ labels }) =>
          Object.entries(wanted).every(([key, value]) => labels[key] === value),
        )
        .reduce((sum, { value }) => sum + value, 0),
  };
}
