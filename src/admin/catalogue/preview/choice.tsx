type Props<Value extends string> = {
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value;
  onChoose: (value: Value) => void;
};

export function Choice<Value extends string>(props: Props<Value>) {
  const { label, values, labelOf, value, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap rounded-control border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {values.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          className="min-h-7 min-w-9 rounded-small px-2 text-muted text-small aria-pressed:bg-lifted aria-pressed:text-ink"
        >
          {labelOf(option)}
        </button>
      ))}
    </fieldset>
  );
}
