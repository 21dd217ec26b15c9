/** Runs several processes of the built server on one database, behind a load balancer. */
import { builtServer, startProgram } from '../bench/process/start-program.ts';
import { startBalancer } from './balancer.ts';

type Options = {
  processes: number;
  databaseUrl: string;
  /** Shared by all processes on the machine, unless uploads are in S3. */
  folder: string;
  variables?: Record<string, string>;
  port?: number;
};

export type Member = Awaited<ReturnType<typeof startProgram>>;

export async function startCluster({ processes, databaseUrl, folder, variables, port }: Options) {
  const balancer = await startBalancer({ ...(port !== undefined && { port }) });
  const members: Member[] = [];

  const start = (): Promise<Member> =>
    startProgram({
      ...builtServer,
      dataDir: folder,
      path: '/api/health',
      variables: {
        ...builtServer.variables,
        DATABASE_URL: databaseUrl,
        SITE_URL: balancer.url,
        TRUST_PROXY: '1',
        ...variables,
      },
    });

  async function startMember(place: number) {
    const member = await start();
    members[place] = member;
    await balancer.add(member.url);
  }

  function memberAt(place: number): Member {
    const member = members[place];
    if (!member) throw new Error(`There is no process ${place}.`);
    return member;
  }

  await Promise.all(Array.from({ length: processes }, (_, place) => startMember(place)));

  return {
    url: balancer.url,
    members: members as readonly Member[],
    /** Replaces the processes one at a time. Each shuts down gracefully while the others answer. */
    async restartInTurn() {
      for (let place = 0; place < processes; place += 1) {
        const old = memberAt(place);
        await startMember(place);
        await old.stop();
        balancer.remove(old.url);
      }
    },
    kill(place: number) {
      const member = memberAt(place);
      process.kill(member.pid, 'SIGKILL');
      return member;
    },
    async startAgain(place: number) {
      balancer.remove(memberAt(place).url);
      await startMember(place);
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      await balancer.close();
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
