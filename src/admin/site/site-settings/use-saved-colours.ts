import { useEffect } from 'react';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { themeStyles } from '#contract/site/theme.ts';
import { usePageContext } from '../../../portal/page-context.ts';

/** The document was opened with the colours of then. Its content policy allows no new style element. */
export function useSavedColours({ theme, accent }: SiteSettings) {
  const { styles: opened } = usePageContext().site;
  useEffect(() => {
    const styles = themeStyles(theme, accent);
    const element = [...document.querySelectorAll('style')].find(
      ({ textContent }) => textContent === opened,
    );
    if (element?.sheet) element.sheet.disabled = styles !== opened;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles ?? '');
    document.adoptedStyleSheets = [sheet];
  }, [theme, accent, opened]);
}
