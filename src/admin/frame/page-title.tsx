import { useAdminTexts } from '../language.ts';

/** The heading of a screen, and the title of its tab. */
export function PageTitle({ children }: { children: string }) {
  const { frame } = useAdminTexts();
  return (
    <>
      <title>{frame.titleOf(children)}</title>
      <h1 className="line-clamp-3 text-title">{children}</h1>
    </>
  );
}
