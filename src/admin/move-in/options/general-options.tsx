import type { ImportOptions } from '#contract/move-in/import-options.ts';
import type { ImportContents } from '#contract/move-in/site-import.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { CategorySelect } from './category-select.tsx';
import { hasDestination } from './options-draft.ts';

export type OptionsProps = {
  contents: ImportContents;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
};

export function GeneralOptions({ contents, options, onChange }: OptionsProps) {
  const text = useAdminTexts().moveIn.options;
  const languages = useLanguages();
  const hasGuides = hasDestination(contents, options, 'guide');
  return (
    <>
      <Field label={text.language}>
        {(attributes) => (
          <select
            {...attributes}
            value={options.language}
            onChange={({ target }) => {
              const language = languages.find((known) => known === target.value);
              if (language) onChange({ ...options, language });
            }}
            className={`max-w-[22rem] ${inputClass}`}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {hasGuides && contents.categories.length > 0 && (
        <ReviewCategories contents={contents} options={options} onChange={onChange} />
      )}
      {contents.links > 0 && (
        <LinkOptions contents={contents} options={options} onChange={onChange} />
      )}
    </>
  );
}

function ReviewCategories({ contents, options, onChange }: OptionsProps) {
  const { moveIn } = useAdminTexts();
  const { reviews } = options;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-strong text-small">{moveIn.options.reviews}</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {contents.categories.map(({ slug, name, count }) => (
          <label key={slug} className="flex min-h-9 min-w-0 items-center gap-3 text-small">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brass"
              checked={reviews.includes(slug)}
              onChange={({ target }) =>
                onChange({
                  ...options,
                  reviews: target.checked
                    ? [...reviews, slug]
                    : reviews.filter((other) => other !== slug),
                })
              }
            />
            <span dir="auto" className="min-w-0 truncate">
              {name}
            </span>
            <span className="figures shrink-0 text-muted">{moveIn.entries(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const linkDestinations = ['product', 'nothing'] as const;

function LinkOptions({ contents, options, onChange }: OptionsProps) {
  const text = useAdminTexts().moveIn.options;
  const { links } = options;
  return (
    <Field label={text.links} hint={text.linkCount(contents.links)}>
      {(attributes) => (
        <div className="flex flex-wrap gap-2">
          <select
            {...attributes}
            value={links.becomes}
            onChange={({ target }) => {
              const becomes = linkDestinations.find((known) => known === target.value);
              if (becomes) onChange({ ...options, links: { ...links, becomes } });
            }}
            className={`max-w-[22rem] ${inputClass}`}
          >
            {linkDestinations.map((becomes) => (
              <option key={becomes} value={becomes}>
                {text.destinations[becomes]}
              </option>
            ))}
          </select>
          {links.becomes === 'product' && (
            <CategorySelect
              label={text.category(text.links)}
              chosen={links.category}
              onChoose={(category) => onChange({ ...options, links: { ...links, category } })}
            />
          )}
        </div>
      )}
    </Field>
  );
}
