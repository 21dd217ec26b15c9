/** Hosts and URLs that a request from the server must never reach. The test DNS resolves the names to 127.0.0.1. */

export const hostsOfThisMachine = [
  ...['127.0.0.1', '127.0.0.1.', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1'],
  ...['0', '0.0.0.0', '127。0。0。1', '１２７.0.0.1', '127.0.0.1%2e'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'hooks.example', 'hooks.example.'],
  ...['bücher.example', '[64:ff9b::7f00:1]', '[2002:7f00:1::1]'],
];

/** Link-local, private and reserved addresses as numbers, which need no DNS. */
export const insideAddresses = [
  ...['169.254.169.254', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '224.0.0.1'],
  ...['[fe80::1]', '[fd12::1]', '[ff02::1]', '[::ffff:10.0.0.1]', '[64:ff9b::a9fe:a9fe]'],
];

export const nonWebUrls = [
  ...[
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'hooks.example',
    'http://[fe80::1%25eth0]/',
    '',
  ],
];
