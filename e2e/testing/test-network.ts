/**
 * Preloaded into a server, whose own code runs unchanged. Simulates the DNS and the routes of a network on which each
 * name that ends in `.example` has a public address, and redirects connections to that address to this machine. Names
 * that end in `.inside.example` have a private address, as attackers can arrange.
 */
import { Resolver } from 'node:dns/promises';
import { type LookupFunction, Socket } from 'node:net';

const isInside = /(^localhost|\.inside\.example)\.?$/;
const publicAddress = '93.184.215.14';

Object.assign(Resolver.prototype, {
  async resolve4(host: string) {
    if (isInside.test(host)) return ['127.0.0.1'];
    if (host.endsWith('.example')) return [publicAddress];
    throw Object.assign(new Error(`${host} is not on the test network`), { code: 'ENOTFOUND' });
  },
  resolve6: async () => [],
});

const routeOf = (address: string) => (address === publicAddress ? '127.0.0.1' : address);

const routed =
  (lookup: LookupFunction): LookupFunction =>
  (host, options, done) =>
    lookup(host, options, (error, found, family) =>
      typeof found === 'string'
        ? done(error, routeOf(found), family)
        : done(
            error,
            found?.map((each) => ({ ...each, address: routeOf(each.address) })),
          ),
    );

const { connect } = Socket.prototype;

/** Node's own callers pass an array of the options and the callback. */
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const [options] = [given[0]].flat() as [{ lookup?: LookupFunction }];
  if (options?.lookup) options.lookup = routed(options.lookup);
  return Reflect.apply(connect, this, given);
} as typeof connect;
