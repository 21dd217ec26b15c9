import { longDate } from '../format-by-language.ts';
import { usePageContext } from '../page-context.ts';
import { useMarket } from './current-market.ts';

export function Helpline() {
  const { language, messages } = usePageContext();
  const { question, call, visit, verified, verifiedLink } = messages.helpline;
  const [helpline] = useMarket()?.helplines ?? [];
  if (!helpline) return null;
  const { name, url, verified_on } = helpline;
  const date = longDate(language).format(new Date(verified_on));
  const isPhone = url.startsWith('tel:');
  return (
    <p className="text-muted text-small">
      {question}{' '}
      <a href={url} className="text-ink underline underline-offset-4 hover:text-brass">
        {isPhone ? call(name) : visit(name)}
      </a>
      . {isPhone ? verified(date) : verifiedLink(date)}
    </p>
  );
}
