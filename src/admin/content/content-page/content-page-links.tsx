import { ArrowUpRight } from 'lucide-react';
import { useRef } from 'react';
import type { ContentPage } from '#contract/content/content-page.ts';
import { contentPath } from '#contract/content/content-path.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { buttonClass } from '../../../ui/button.ts';
import { inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { CopyButton } from '../../copy-button.tsx';
import { formatTime, languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { publicationState } from './publication.ts';

/** Links each language to the published page, or to a preview if it isn't published yet. */
export function ContentPageLinks({ page: { id, kind, slug, i18n } }: { page: ContentPage }) {
  const { links: text } = useAdminTexts().contentPage;
  const now = useSiteTime()?.now;
  const languages = useLanguages();
  if (!now) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {languages.map((language) => (
        <li key={language}>
          {publicationState(i18n[language].publish_at, now) === 'published' ? (
            <OpenLink href={pathIn(language, contentPath(kind, slug))}>
              {text.open(languageName(language))}
            </OpenLink>
          ) : (
            i18n[language].title !== null && <Preview id={id} language={language} />
          )}
        </li>
      ))}
    </ul>
  );
}

function OpenLink({ href, children }: { href: string; children: React.ReactNode }) {
  const { links: text } = useAdminTexts().contentPage;
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass.quiet}>
      <span>{children}</span>
      <ArrowUpRight className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only"> – {text.newTab}</span>
    </a>
  );
}

/** Offers a preview URL that can be shared: it shows the saved state and works without an admin token. */
function Preview({ id, language }: { id: number; language: Language }) {
  const { links: text } = useAdminTexts().contentPage;
  const { site } = usePageContext();
  const input = useRef<HTMLInputElement>(null);
  const { data } = trpc.admin.contentPage.preview.useQuery({ id, lang: language });
  if (!data) return null;
  const name = languageName(language);
  const url = site.url + data.path;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-2">
        <OpenLink href={data.path}>{text.preview(name)}</OpenLink>
        <input
          ref={input}
          readOnly
          value={url}
          aria-label={text.url(name)}
          className={`max-w-64 ${inputClass} min-h-9 py-1 text-small`}
        />
        <CopyButton
          label={text.copy}
          value={url}
          look={buttonClass.quiet}
          select={() => input.current?.select()}
        />
      </div>
      <p className="text-muted text-small">{text.until(formatTime(data.expires_at))}</p>
    </div>
  );
}
