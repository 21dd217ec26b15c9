const common =
  'inline-flex min-h-9 shrink-0 items-center justify-center gap-2 rounded-control px-3.5 whitespace-nowrap font-strong cramped:max-w-full cramped:whitespace-normal text-small transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

/** For buttons, and for links that look like buttons. */
export const buttonClass = {
  primary: `${common} bg-brass text-on-brass enabled:hover:bg-brass-bright`,
  primaryLink: `${common} bg-brass text-on-brass hover:bg-brass-bright`,
  quiet: `${common} border border-line bg-raised hover:border-edge`,
  danger: `${common} border border-danger-line bg-danger-ground hover:border-danger`,
  icon: 'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-lifted hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
  /** For the rows of a table: small for a mouse, and large enough to tap on a touch screen. */
  rowIcon:
    'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 pointer-fine:size-8',
} as const;
