/** A real DNS server, which answers each query for an IPv4 address as instructed. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;
const typeA = 1;

/** Returns its address and the number of queries received for an IPv4 address. */
export async function dnsServer(addressesOf: (host: string) => string[]) {
  const socket = createSocket('udp4');
  let questions = 0;
  socket.on('message', (query, from) => {
    const { host, end } = questionIn(query);
    const isForIpv4 = query.readUInt16BE(end) === typeA;
    if (isForIpv4) questions += 1;
    const addresses = isForIpv4 ? addressesOf(host) : [];
    const header = Buffer.alloc(headerBytes);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    const question = query.subarray(headerBytes, end + 4);
    socket.send(Buffer.concat([header, question, ...addresses.map(record)]), from.port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    close: () => void socket.close(),
  };
}

function questionIn(query: Buffer) {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at]; length; length = query[at]) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { host: labels.join('.'), end: at + 1 };
}

/** The record uses the name in the query, with a TTL of zero. */
const record = (address: string) =>
  Buffer.from([
    0xc0,
    headerBytes,
    0,
    typeA,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    4,
    ...address.split('.').map(Number),
  ]);
