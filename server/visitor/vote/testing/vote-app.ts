import { browser } from '../../../partner/click/testing/click-app.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

type Sent = { ip?: string; userAgent?: string; headers?: Record<string, string> };

/** Sends votes as browsers do, and reads the stored counts. */
export async function voteApp(...given: Parameters<typeof testApp>) {
  const app = await testApp(...given);
  return { ...app, ...voting(app) };
}

export const voting = ({ call, db }: TestApp) => ({
  vote: (
    { id, code }: { id: number; code: string },
    worked: boolean,
    { ip = '203.0.113.7', userAgent = browser, headers }: Sent = {},
  ) =>
    call(
      'POST',
      `/promocodes/${id}/vote`,
      { code, worked },
      {
        remoteAddress: ip,
        headers: { 'user-agent': userAgent, ...headers },
      },
    ),
  /** Sends this many votes, each from a different network. */
  async votes(code: { id: number; code: string }, { worked = 0, failed = 0 }) {
    for (let voter = 0; voter < worked + failed; voter += 1) {
      const ip = `198.51.100.${voter}`;
      await this.vote(code, voter < worked, { ip });
    }
  },
  counts: () => db.selectFrom('promo_code_vote_count').selectAll().orderBy('day').execute(),
});
