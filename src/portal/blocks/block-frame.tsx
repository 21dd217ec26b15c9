import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** The role that screen readers read for a block that is no plain section. */
  role?: string;
  controls?: ReactNode;
  children: ReactNode;
};

export function BlockFrame({ title, role, controls, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-roledescription={role}>
      <div className="mb-4 flex min-h-9 items-center justify-between gap-4">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {controls}
      </div>
      {children}
    </section>
  );
}
