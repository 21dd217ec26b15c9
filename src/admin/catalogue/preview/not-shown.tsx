/** Replaces a card that visitors don't see. */
export const NotShown = ({ children }: { children: string }) => (
  <p className="rounded-card border border-line border-dashed px-4 py-8 text-center text-muted text-small">
    {children}
  </p>
);
