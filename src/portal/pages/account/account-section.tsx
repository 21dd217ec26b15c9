import { type ReactNode, useId } from 'react';

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const panelClass = 'flex flex-col gap-4 rounded-card border border-line bg-raised p-5';

export const EmptyNote = ({ children }: { children: string }) => (
  <p className="rounded-card border border-line border-dashed px-6 py-8 text-center text-muted">
    {children}
  </p>
);
