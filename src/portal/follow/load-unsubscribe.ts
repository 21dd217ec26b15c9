import { notFound } from '@tanstack/react-router';
import { loadTexts } from '../../../messages/load-page-text.ts';
import type { RouterContext } from '../../router-context.ts';

type Loading = { context: RouterContext; params: { result?: string | undefined } };

export async function loadUnsubscribe({ context, params: { result } }: Loading) {
  if (result !== undefined && result !== 'done' && result !== 'failed') throw notFound();
  const { unsubscribe: texts } = await loadTexts(context.language, 'follow');
  return { texts, result };
}
