/** Tables of the report are cards on narrow screens, and always tables on paper. */
export const tableClass =
  'block w-full border-collapse bg-raised text-small wrap-normal @min-[60rem]:table print:table print:**:text-[0.7rem]! print:**:leading-snug!';

export const tableFrameClass =
  '@container overflow-hidden rounded-card border border-line print:rounded-none print:border-x-0';
export const headClass =
  'hidden border-line border-b text-muted @min-[60rem]:table-header-group print:table-header-group';
export const rowHeadClass =
  'block min-w-28 py-1 text-left font-normal @min-[60rem]:table-cell @min-[60rem]:py-3 @min-[60rem]:pr-3 @min-[60rem]:pl-4 @min-[60rem]:align-top print:table-cell print:py-1.5 print:align-top';
/** A label and a value beside each other in a card, or only the value in a table. */
export const cellClass =
  'figures flex justify-between gap-4 py-1 @min-[60rem]:table-cell @min-[60rem]:px-2 @min-[60rem]:py-3 @min-[60rem]:text-right @min-[60rem]:align-top @min-[60rem]:last:pr-4 print:table-cell print:px-1.5 print:py-1.5 print:text-right print:align-top';
