import { Link, useParams } from '@tanstack/react-router';
import { MissingScreen } from '../frame/admin-not-found.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { adminLanguage, useAdminTexts } from '../language.ts';
import { guideNames, isGuide, readGuide, sectionIds } from './guide.ts';
import { Markdown } from './markdown.tsx';

export function HelpPage() {
  const { guide } = useParams({ from: '/admin/_editor/help/$guide' });
  const { frame: text } = useAdminTexts();
  if (!isGuide(guide)) return <MissingScreen />;
  const { text: content, lang } = readGuide(guide, adminLanguage());
  return (
    <div className="flex max-w-[52rem] flex-col gap-5">
      <PageTitle>{text.help.title}</PageTitle>
      <nav aria-label={text.help.title} className="flex flex-wrap gap-2">
        {guideNames.map((name) => (
          <Link
            key={name}
            to="/admin/help/$guide"
            params={{ guide: name }}
            activeOptions={{ includeHash: false }}
            className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-small hover:border-edge aria-[current=page]:border-brass aria-[current=page]:text-brass"
          >
            {text.help[name]}
          </Link>
        ))}
      </nav>
      <article lang={lang} className="flex flex-col gap-4">
        <Markdown text={content} ids={sectionIds(guide)} />
      </article>
    </div>
  );
}
