/** Returns the cards for ids saved in the browser, for visitors without an account. */
import { savedItemCards, savedItemCardsQuery } from '#contract/visitor/account.ts';
import { inSnapshot } from '../../../db/read-snapshot.ts';
import { jsonResponse, sendJsonResponse } from '../../http/json-response.ts';
import { listCardsOfIds, shownIn } from '../../visitor/account/saved-item-cards.ts';
import { askerOf } from '../../visitor/break/visitor-break.ts';
import { browserCall } from '../browser-call.ts';

export const savedItemCall = browserCall({
  method: 'GET',
  path: '/saved-items',
  input: savedItemCardsQuery,
  output: savedItemCards,
  sendsReply: true,
  async run({ deps: { database, reads }, request, reply }, query) {
    const shown = shownIn(await reads.markets.get(query.market), query, askerOf(request));
    const cards = await inSnapshot(database.db, (snapshot) =>
      listCardsOfIds(snapshot, query, shown),
    );
    return sendJsonResponse(
      request,
      reply,
      jsonResponse(await reads.withPoints(JSON.stringify(savedItemCards.parse(cards)))),
    );
  },
});
