import { useAdminTexts } from '../language.ts';
import { useSiteName } from './site-name.ts';

type Props = {
  children: string;
  /** The current part of the screen, such as a tab. */
  part?: string | undefined;
};

/** Sets the heading of a screen and the title of the browser tab. */
export function PageTitle({ children, part }: Props) {
  const { frame } = useAdminTexts();
  const site = useSiteName();
  return (
    <>
      <title>{frame.titleOf(part ? `${part} – ${children}` : children, site)}</title>
      <h1 className="line-clamp-3 text-title">{children}</h1>
    </>
  );
}
