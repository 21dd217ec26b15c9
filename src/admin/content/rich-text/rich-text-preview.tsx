import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { noLiveCards } from '#contract/content/rich-text/live-card.ts';
import { referencesOf } from '#contract/content/rich-text/read-rich-text.ts';
import { emptyRichText, type RichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { loadMessages } from '../../../../messages/load-common-text.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { PageContextOverride, usePageContext } from '../../../portal/page-context.ts';
import { RichTextContent } from '../../../portal/rich-text/rich-text-content.tsx';
import { trpc } from '../../api.ts';
import { PreviewFrame } from '../../catalogue/preview/preview-frame.tsx';
import { useActiveMarkets, useFirstMarket } from '../../form/market-field.tsx';
import { useAdminTexts } from '../../language.ts';

type Props = { label: string; text: RichText | null; language: Language };

const neverStale = { staleTime: 'static' } as const;

/** Shows the text to editors as visitors of a market see it, with the cards that are live there. */
export function RichTextPreview({ label, text, language }: Props) {
  const { preview } = useAdminTexts().offer;
  const page = usePageContext();
  const [market, setMarket] = useState<MarketCode>(useFirstMarket());
  const markets = useActiveMarkets();
  const shown = useDeferredValue(text) ?? emptyRichText;
  const { data: messages } = useQuery({
    queryKey: ['messages', language],
    ...neverStale,
    queryFn: () => loadMessages(language),
  });
  const { data: texts } = useQuery({
    queryKey: ['messages', language, 'rich-text'],
    ...neverStale,
    queryFn: () => loadContentTexts(language, 'rich-text'),
  });
  const references = referencesOf(shown);
  const { data: cards = noLiveCards } = trpc.catalogue.liveCards.useQuery(
    { ...references, market, lang: language },
    { placeholderData: (previous) => previous },
  );
  return (
    <section
      aria-label={`${preview.title}: ${label}`}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-ground p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="font-strong text-small">{preview.title}</p>
        <select
          aria-label={`${preview.market}: ${label}`}
          value={market}
          onChange={({ target }) => setMarket(target.value)}
          className="rounded-small border border-line bg-ground px-2 py-1 text-small"
        >
          {markets.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {messages && texts && (
        <PageContextOverride value={{ ...page, language, market, messages }}>
          <PreviewFrame title={preview.frames.phone} lang={language} device="phone">
            <RichTextContent text={shown} cards={cards} texts={texts} />
          </PreviewFrame>
        </PageContextOverride>
      )}
    </section>
  );
}
