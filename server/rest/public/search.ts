import { searchQuery, searchResult } from '#contract/catalogue/search/search.ts';
import { readCall } from '../../catalogue/read/read-call.ts';
import { operation } from '../../http/request-schema.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { browserCall } from '../browser-call.ts';
import { sendRead } from './send-read.ts';

export const searchCall = browserCall({
  method: 'GET',
  path: '/search',
  operation: operation('Public', 'search', 'Search products, bonuses and promo codes'),
  input: searchQuery,
  output: searchResult,
  sendsReply: true,
  run: ({ deps, request, reply }, query) =>
    sendRead(deps, [request, reply], readCall('search', query, askerOf(request))),
});
