import { languageFacts, languages } from '#contract/language.ts';
import { adminLanguage, chooseLanguage, useAdminTexts } from '../language.ts';

/** Lists each language by its own name, for editors who don't read any other. */
export function LanguageMenu() {
  const { frame: text } = useAdminTexts();
  return (
    <select
      aria-label={text.language}
      value={adminLanguage()}
      onChange={({ target }) => chooseLanguage(target.value)}
      className="min-h-10 rounded-control border border-line bg-raised px-3 text-muted text-small hover:text-ink lg:min-h-8"
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageFacts[language].name}
        </option>
      ))}
    </select>
  );
}
