import { useAdminTexts } from '../language.ts';

type Props = {
  children: string;
  /** The current part of the screen, such as a tab. */
  part?: string | undefined;
};

/** Sets the heading of a screen and the title of the browser tab. */
export function PageTitle({ children, part }: Props) {
  const { frame } = useAdminTexts();
  return (
    <>
      <title>{frame.titleOf(part ? `${part} – ${children}` : children)}</title>
      <h1 className="line-clamp-3 text-title">{children}</h1>
    </>
  );
}
