import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PortalLayout } from '../../../portal/frame/portal-layout.tsx';
import { usePageContext } from '../../../portal/page-context.ts';
import type { RouterContext } from '../../../router-context.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAdminTexts } from '../../language.ts';
import { NotShown } from './not-shown.tsx';

type Props<Lists> = {
  /** Distinguishes this page from other previewed pages. */
  name: string;
  /** Loads the items that the public page shows next to the draft. */
  load: (loading: { context: RouterContext; abortController: AbortController }) => Promise<Lists>;
  children: (lists: Lists) => ReactNode;
};

/** Previews a draft on its page, among the published items. */
export function WholePage<Lists>({ name, load, children }: Props<Lists>) {
  const { preview } = useAdminTexts().offer;
  const context = usePageContext();
  const { language, market } = context;
  const { data, isError } = useQuery({
    queryKey: ['previewed page', name, language, market],
    queryFn: () => load({ context, abortController: new AbortController() }),
  });
  if (isError) return <NotShown>{preview.failed}</NotShown>;
  return <PortalLayout>{data ? children(data) : <Skeleton className="h-[40rem]" />}</PortalLayout>;
}
