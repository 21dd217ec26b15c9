import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defaultLanguage, type Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Messages } from '../../../../messages/en/common.ts';
import { loadMessages } from '../../../../messages/load-common-text.ts';
import { PageContextOverride, usePageContext } from '../../../portal/page-context.ts';
import { useActiveMarkets, useFirstMarket } from '../../form/market-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { PhoneFrame } from './phone-frame.tsx';

export type Shown = { language: Language; market: MarketCode; messages: Messages };

type Props = {
  /** Renders the card, or the reason why visitors don't see it. */
  children: (shown: Shown) => ReactNode;
};

/** Previews a draft's card while it is edited, in every language and market. */
export function CardPreview({ children }: Props) {
  const text = useAdminTexts().offer.preview;
  const page = usePageContext();
  const languages = useLanguages();
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [market, setMarket] = useState<MarketCode>(useFirstMarket());
  const codes = useActiveMarkets().map(({ code }) => code);
  const { data: messages } = useQuery({
    queryKey: ['messages', language],
    queryFn: () => loadMessages(language),
    staleTime: 'static',
    placeholderData: (previous) => previous,
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-large">{text.title}</h2>
        <div className="flex gap-2">
          {languages.length > 1 && (
            <Choice
              label={text.language}
              values={languages}
              value={language}
              onChoose={setLanguage}
            />
          )}
          <Choice label={text.market} values={codes} value={market} onChoose={setMarket} />
        </div>
      </div>
      {messages && (
        <PageContextOverride value={{ ...page, language, market, messages }}>
          <PhoneFrame lang={language}>{children({ language, market, messages })}</PhoneFrame>
        </PageContextOverride>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
};

const Choice = <Value extends string>({ label, values, value, onChoose }: ChoiceProps<Value>) => (
  <fieldset className="flex flex-wrap rounded-control border border-line p-0.5">
    <legend className="sr-only">{label}</legend>
    {values.map((option) => (
      <button
        key={option}
        type="button"
        aria-pressed={option === value}
        onClick={() => onChoose(option)}
        className="min-h-7 min-w-9 rounded-small px-2 text-muted text-small uppercase aria-pressed:bg-lifted aria-pressed:text-ink"
      >
        {option}
      </button>
    ))}
  </fieldset>
);

/** Replaces a card that visitors don't see. */
export const NotShown = ({ children }: { children: string }) => (
  <p className="rounded-card border border-line border-dashed px-4 py-8 text-center text-muted text-small">
    {children}
  </p>
);
