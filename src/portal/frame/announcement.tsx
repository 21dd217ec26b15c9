import { CatalogueLink, isExternal } from '../cards/catalogue-link.tsx';
import { usePageContext } from '../page-context.ts';

export function Announcement() {
  const { messages, site } = usePageContext();
  if (site.announcement === null) return null;
  const { text, url } = site.announcement;
  return (
    <aside aria-label={messages.announcement} className="bg-brass text-on-brass print:hidden">
      <p className="column py-2 text-center text-small">
        {url === null ? (
          text
        ) : (
          <CatalogueLink to={url} className="underline underline-offset-2">
            {text}
            {isExternal(url) && <span className="sr-only"> ({messages.footer.newTab})</span>}
          </CatalogueLink>
        )}
      </p>
    </aside>
  );
}
