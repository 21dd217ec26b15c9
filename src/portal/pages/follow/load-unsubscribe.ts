import { notFound } from '@tanstack/react-router';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import type { RouterContext } from '../../../router-context.ts';

type Loading = { context: RouterContext; params: { result?: string | undefined } };

export async function loadUnsubscribe({ context, params: { result } }: Loading) {
  if (result !== undefined && result !== 'done' && result !== 'failed') throw notFound();
  const { unsubscribe: texts } = await loadContentTexts(context.language, 'follow');
  return { texts, result };
}
