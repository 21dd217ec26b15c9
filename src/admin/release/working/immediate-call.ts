/** Calls that always take effect immediately. The server refuses them if they name a release. */
const groups = [
  'agentChange',
  'conversion',
  'correction',
  'deal',
  'effect',
  'fourEyes',
  'grant',
  'inquiry',
  'linkCheck',
  'money',
  'moneyChange',
  'moneyDocument',
  'monthlyReport',
  'passkey',
  'payment',
  'programme',
  'programmeStat',
  'proposal',
  'rate',
  'release',
  'reportView',
  'sample',
  'securityEvent',
  'signIn',
  'siteImport',
  'statement',
  'statSource',
  'token',
  'translation',
  'webhook',
];

const single = ['image.crop', 'image.delete', 'setup.update'];

export function isImmediate(path: string): boolean {
  const [, group = '', name = ''] = path.split('.');
  return groups.includes(group) || single.includes(`${group}.${name}`);
}
