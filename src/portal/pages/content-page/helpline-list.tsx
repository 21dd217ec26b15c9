import { ExternalLink, Phone } from 'lucide-react';
import { longDate } from '../../format-by-language.ts';
import { usePageContext } from '../../page-context.ts';

type Props = { call: string; checked: string };

/** Lists the helplines of all markets, the visitor's own first. */
export function HelplineList({ call, checked }: Props) {
  const { language, market, markets } = usePageContext();
  const own = markets.filter(({ code }) => code === market);
  const others = markets.filter(({ code }) => code !== market);
  const date = longDate(language);
  const listed = [...own, ...others].flatMap(({ code, name: place, helplines }) =>
    helplines.map((helpline) => ({ ...helpline, code, place })),
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
