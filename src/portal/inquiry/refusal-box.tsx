import type { Ref } from 'react';

type Props = {
  ref: Ref<HTMLDivElement>;
  message: string;
  fields: { field: string; label: string; complaint: string }[];
};

/** Says why a form was not sent, with a link to each field that is wrong. */
export const RefusalBox = ({ ref, message, fields }: Props) => (
  <div
    ref={ref}
    role="alert"
    tabIndex={-1}
    className="flex scroll-mt-4 flex-col gap-2 rounded-card border border-danger-line bg-danger-ground px-5 py-4 sm:col-span-2"
  >
    <p className="font-strong">{message}</p>
    {fields.length > 0 && (
      <ul className="flex flex-col gap-1">
        {fields.map(({ field, label, complaint }) => (
          <li key={field}>
            <a href={`#${field}`} className="underline underline-offset-4">
              {label}
            </a>
            : {complaint}
          </li>
        ))}
      </ul>
    )}
  </div>
);
