import { type Problem, problems } from '#contract/visitor/inquiry-rule.ts';
import { FieldError } from '../../../ui/field/field.tsx';

type Props = {
  legend: string;
  texts: Record<Problem, string>;
  error: string | undefined;
  chosen: string | undefined;
};

export const ProblemChoice = ({ legend, texts, error, chosen }: Props) => (
  <fieldset
    id="problem"
    tabIndex={-1}
    aria-describedby={error && 'problem-error'}
    className="flex scroll-mt-20 flex-col gap-1.5 sm:col-span-2"
  >
    <legend className="mb-1.5 font-strong text-small">{legend}</legend>
    <div className="grid gap-2 sm:grid-cols-2">
      {problems.map((problem) => (
        <label
          key={problem}
          className="flex min-h-11 items-center gap-2.5 rounded-control border border-edge px-4 transition-colors hover:border-ink has-checked:border-brass"
        >
          <input
            type="radio"
            name="problem"
            value={problem}
            defaultChecked={chosen === problem}
            className="size-4 accent-brass"
          />
          {texts[problem]}
        </label>
      ))}
    </div>
    {error && <FieldError id="problem-error" message={error} />}
  </fieldset>
);
