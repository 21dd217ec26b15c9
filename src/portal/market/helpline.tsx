import { longDate } from '../format-by-language.ts';
import { usePageContext } from '../page-context.ts';
import { useMarket } from './current-market.ts';
import { marketFacts } from './market-facts.ts';

export function Helpline() {
  const { language, messages } = usePageContext();
  const { question, call, verified } = messages.helpline;
  const { helpline } = marketFacts[useMarket()];
  const date = longDate(language);
  return (
    <p className="text-muted text-small">
      {question}{' '}
      <a
        href={`tel:${helpline.telephone}`}
        className="text-ink underline underline-offset-4 hover:text-brass"
      >
        {call(helpline.name)}
      </a>
      . {verified(date.format(new Date(helpline.verified)))}
    </p>
  );
}
