import type { ReactNode } from 'react';

/** A part of a page that explains something. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-title">{title}</h2>
    {children}
  </section>
);

export const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="flex list-disc flex-col gap-2 pl-4 marker:text-edge">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
