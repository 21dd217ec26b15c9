import { ExternalLink, Phone } from 'lucide-react';
import type { ContentPageTexts } from '../../../../messages/en/content/content-page.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { longDate } from '../../format-by-language.ts';
import { usePageContext } from '../../page-context.ts';

type Props = { call: string; checked: string };

type Help = { name: string; url: string };

/** Drops the help that a region inherits from its country, or a country shares with its regions. */
const withoutRepeats = <Item extends Help>(listed: readonly Item[]) =>
  listed.filter(
    ({ name, url }, index) =>
      index === listed.findIndex((other) => other.name === name && other.url === url),
  );

/** Lists the helplines of all markets, the visitor's own first. */
function HelplineList({ call, checked }: Props) {
  const { language, market, markets } = usePageContext();
  const own = markets.filter(({ code }) => code === market);
  const others = markets.filter(({ code }) => code !== market);
  const date = longDate(language);
  const listed = withoutRepeats(
    [...own, ...others].flatMap(({ code, name: place, helplines }) =>
      helplines.map((helpline) => ({ ...helpline, code, place })),
    ),
  );
  return (
    <ul className="grid w-full gap-3 pt-2 sm:grid-cols-2">
      {listed.map(({ code, place, name, url, about, verified_on }) => {
        const isPhone = url.startsWith('tel:');
        const Icon = isPhone ? Phone : ExternalLink;
        return (
          <li
            key={`${code} ${name}`}
            className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5"
          >
            <p className="text-muted text-small">{place}</p>
            <a
              href={url}
              className="flex items-center gap-2.5 text-brass underline-offset-4 hover:underline"
            >
              <Icon className="size-5 shrink-0" />
              {isPhone && <span className="sr-only">{call}</span>}
              <span className="figures font-heading font-strong text-large">{name}</span>
            </a>
            {about && <p>{about}</p>}
            <p className="mt-auto text-muted text-small">
              {checked.replace('{date}', date.format(new Date(verified_on)))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Lists the helplines and tools of every market, the visitor's own first. */
export const HelpSections = ({ texts }: { texts: ContentPageTexts }) => (
  <>
    <section aria-labelledby="helplines" className="mt-10 border-line border-t pt-8">
      <h2 id="helplines" className="scroll-mt-6 text-title">
        {texts.helplines}
      </h2>
      <HelplineList call={texts.call} checked={texts.checked} />
    </section>
    <ToolSection texts={texts} />
  </>
);

function ToolSection({ texts }: { texts: ContentPageTexts }) {
  const { language, market, markets, messages } = usePageContext();
  const own = markets.filter(({ code }) => code === market);
  const others = markets.filter(({ code }) => code !== market);
  const date = longDate(language);
  const listed = withoutRepeats(
    [...own, ...others].flatMap(({ code, name: place, tools }) =>
      tools.map((tool) => ({ ...tool, code, place })),
    ),
  );
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="tools" className="mt-10 border-line border-t pt-8">
      <h2 id="tools" className="scroll-mt-6 text-title">
        {texts.tools.title}
      </h2>
      <ul className="grid w-full gap-3 pt-2 sm:grid-cols-2">
        {listed.map(({ code, place, kind, name, url, about, verified_on }) => (
          <li
            key={`${code} ${kind} ${name}`}
            className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5"
          >
            <p className="text-muted text-small">
              {place} · {texts.tools[kind]}
            </p>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="flex items-center gap-2.5 text-brass underline-offset-4 hover:underline"
            >
              <ExternalLink className="size-5 shrink-0" />
              <span className="font-strong text-large">{name}</span>
              <span className="sr-only"> – {messages.footer.newTab}</span>
            </a>
            {about && <p>{about}</p>}
            <p className="mt-auto text-muted text-small">
              {fillText(texts.checked, { date: date.format(new Date(verified_on)) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
