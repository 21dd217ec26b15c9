/** The heading of a screen, and the title of its tab. */
export const PageTitle = ({ children }: { children: string }) => (
  <>
    <title>{`${children} – Admin`}</title>
    <h1 className="text-title">{children}</h1>
  </>
);
