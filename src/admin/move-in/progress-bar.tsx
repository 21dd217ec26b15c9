type Props = { label: string; done: number; total: number; text: string };

export function ProgressBar({ label, done, total, text }: Props) {
  const percent = total > 0 ? Math.min(100, Math.round((done / total) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full border border-line bg-ground"
    >
      <div
        className="h-full bg-brass transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
