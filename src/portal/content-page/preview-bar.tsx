import type { ContentPageTexts } from '../../../messages/en/content-page.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { usePageContext } from '../page-context.ts';

type Props = { texts: ContentPageTexts; ends: string };

/** Whoever was sent a preview must not take it for the page. */
export function PreviewBar({ texts, ends }: Props) {
  const { language, site } = usePageContext();
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  return (
    <aside
      aria-label={texts.preview.label}
      className="mb-6 rounded-card border border-brass bg-raised px-5 py-3"
    >
      <p>{fillText(texts.preview.text, { time: time.format(new Date(ends)) })}</p>
    </aside>
  );
}
