import type { SearchTexts } from '../../../../messages/en/search.ts';
import { type SearchCategory, searchCategories } from './search-category.ts';

type Props = {
  chosen: SearchCategory;
  onChoose: (category: SearchCategory) => void;
  texts: SearchTexts;
};

export const CategoryButtons = ({ chosen, onChoose, texts }: Props) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{texts.show}</legend>
    {searchCategories.map((category) => (
      <button
        key={category}
        type="button"
        aria-pressed={category === chosen}
        onClick={() => onChoose(category)}
        className="min-h-9 rounded-full border border-line px-3.5 text-small transition-colors hover:border-edge aria-pressed:border-brass aria-pressed:bg-brass aria-pressed:font-strong aria-pressed:text-on-brass"
      >
        {texts.categories[category]}
      </button>
    ))}
  </fieldset>
);
