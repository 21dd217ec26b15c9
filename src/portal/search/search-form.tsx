import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';

type Props = { label: string; query?: string; placeholder?: string };

/** Opens the search page, with or without JavaScript. */
export function SearchForm({ label, query, placeholder }: Props) {
  const { language, messages } = usePageContext();
  return (
    <form action={pathIn(language, pagePath.search)} className="flex w-full gap-3">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{label}</span>
        <input
          type="text"
          name="q"
          dir="auto"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          className="h-11 w-full rounded-control border border-edge bg-ground px-3.5 text-large placeholder:text-muted"
        />
      </label>
      <button type="submit" className={`${buttonClass.primary} min-h-11`}>
        {messages.search}
      </button>
    </form>
  );
}
