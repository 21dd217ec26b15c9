import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';

export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={usePageContext().language}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
