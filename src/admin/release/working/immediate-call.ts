/** Calls that always take effect immediately. The server refuses them if they name a release. */
const groups = [
  'conversion',
  'effect',
  'fourEyes',
  'inquiry',
  'linkCheck',
  'monthlyReport',
  'passkey',
  'proposal',
  'release',
  'reportView',
  'sample',
  'securityEvent',
  'signIn',
  'siteImport',
  'token',
  'webhook',
];

const single = ['image.crop', 'image.delete', 'setup.update'];

export function isImmediate(path: string): boolean {
  const [, group = '', name = ''] = path.split('.');
  return groups.includes(group) || single.includes(`${group}.${name}`);
}
