import { useAdminTexts } from '../language.ts';

type Props = {
  children: string;
  /** The part of the screen that is shown. */
  part?: string | undefined;
};

/** The heading of a screen, and the title of its tab. */
export function PageTitle({ children, part }: Props) {
  const { frame } = useAdminTexts();
  return (
    <>
      <title>{frame.titleOf(part ? `${part} – ${children}` : children)}</title>
      <h1 className="line-clamp-3 text-title">{children}</h1>
    </>
  );
}
