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

type Member = Awaited<ReturnType<typeof startProgram>>;

export async function startCluster({ processes, databaseUrl, folder, variables, port }: Options) {
  const balancer = await startBalancer(port);
  const members: Member[] = [];
  const memberAt = (place: number) => members[place] as Member;
  const places = Array.from({ length: processes }, (_, place) => place);

  async function startMember(place: number) {
    const member = await startProgram({
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
    members[place] = member;
    await balancer.add(member.url);
  }

  await Promise.all(places.map(startMember));

  return {
    url: balancer.url,
    members: members as readonly Member[],
    /** Restarts the processes one at a time. Each shuts down gracefully while the others serve requests. */
    async restartInTurn() {
      for (const place of places) {
        const old = memberAt(place);
        await startMember(place);
        await old.stop();
        balancer.remove(old.url);
      }
    },
    kill: (place: number) => process.kill(memberAt(place).pid, 'SIGKILL'),
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
