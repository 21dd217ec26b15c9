import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Messages } from '../../../../messages/en/common.ts';
import type { KeyFactTexts } from '../../../../messages/en/content/key-facts.ts';
import { loadMessages } from '../../../../messages/load-common-text.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import type { TermsWording } from '../../../../messages/offer-terms-card.ts';
import { PageContextOverride, usePageContext } from '../../../portal/page-context.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useActiveMarkets, useFirstMarket } from '../../form/market-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { Choice } from './choice.tsx';
import { type Device, devices, PreviewFrame } from './preview-frame.tsx';

const extents = ['card', 'page'] as const;
type Extent = (typeof extents)[number];

export type Shown = {
  language: Language;
  market: MarketCode;
  messages: Messages;
  wording: TermsWording;
  factTexts: KeyFactTexts;
};

type Render = (shown: Shown) => ReactNode;

type Props = {
  /** Renders the page that shows the card. */
  page: Render;
  /** Renders the card, or the reason why visitors don't see it. */
  children: Render;
};

/** Previews a draft while it is edited, in every language and market. */
export function CardPreview({ page, children }: Props) {
  const text = useAdminTexts().offer.preview;
  const context = usePageContext();
  const languages = useLanguages();
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [market, setMarket] = useState<MarketCode>(useFirstMarket());
  const [device, setDevice] = useState<Device>('phone');
  const [extent, setExtent] = useState<Extent>('card');
  const [isEnlarged, setEnlarged] = useState(false);
  const codes = useActiveMarkets().map(({ code }) => code);
  const { data: loaded } = useQuery({
    queryKey: ['preview-texts', language],
    queryFn: async () => {
      const [messages, texts, factTexts] = await Promise.all([
        loadMessages(language),
        loadTexts(language, 'terms'),
        loadContentTexts(language, 'key-facts'),
      ]);
      return { messages, wording: { language, texts }, factTexts };
    },
    staleTime: 'static',
    placeholderData: (previous) => previous,
  });
  const isPage = extent === 'page';
  // The age gate would make the whole page inert.
  const site = { ...context.site, ageGate: 'off' as const };
  const frame = loaded && (
    <PageContextOverride value={{ ...context, site, language, market, messages: loaded.messages }}>
      <PreviewFrame
        key={extent}
        title={text.frames[device]}
        lang={language}
        device={device}
        scrolls={isPage}
      >
        {(isPage ? page : children)({ language, market, ...loaded })}
      </PreviewFrame>
    </PageContextOverride>
  );
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-large">{text.title}</h2>
      <div className="flex flex-wrap gap-2">
        <Choice
          label={text.extent}
          values={extents}
          labelOf={(value) => text.extents[value]}
          value={extent}
          onChoose={setExtent}
        />
        <Choice
          label={text.device}
          values={devices}
          labelOf={(value) => text.devices[value]}
          value={device}
          onChoose={setDevice}
        />
        {languages.length > 1 && (
          <Choice
            label={text.language}
            values={languages}
            labelOf={upperCase}
            value={language}
            onChoose={setLanguage}
          />
        )}
        <Choice
          label={text.market}
          values={codes}
          labelOf={upperCase}
          value={market}
          onChoose={setMarket}
        />
        {device === 'desktop' && (
          <button type="button" className={buttonClass.quiet} onClick={() => setEnlarged(true)}>
            {text.enlarge}
          </button>
        )}
      </div>
      {isEnlarged ? (
        <Dialog title={text.title} wide onClose={() => setEnlarged(false)}>
          {frame}
        </Dialog>
      ) : (
        frame
      )}
    </div>
  );
}

const upperCase = (code: string) => code.toUpperCase();
