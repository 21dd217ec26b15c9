type Audit = { code: number | null; output: string; timedOut: boolean };
type Result = { state: 'passed' | 'skipped' | 'failed'; message: string };

type Package = { name: string; version: string };
type Report = {
  invalid?: Package[];
  missing?: Package[];
  error?: { code?: string; summary?: string };
};

/** Error codes that don't concern the packages: the registry or its keys can't be reached. */
const unreachable =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|E5\d\d)$/;
const withoutKeys = /no dependencies to audit that were installed from a supported registry/;

const listOf = (packages: Package[]) =>
  packages.map(({ name, version }) => `${name}@${version}`).join(', ');

function parsed(output: string): Report | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Evaluates the output of `npm audit signatures --json`. Anything unexpected is a failure. */
export function judgeAudit({ code, output, timedOut }: Audit): Result {
  if (timedOut) return skipped('npm took too long');
  const report = parsed(output);
  const { invalid, missing, error } = report ?? {};
  if (invalid?.length) return failed(`Invalid signatures: ${listOf(invalid)}`);
  if (missing?.length) return failed(`Packages without a signature: ${listOf(missing)}`);
  if (code === 0 && invalid && missing) {
    return { state: 'passed', message: 'All installed packages have valid signatures.' };
  }
  const summary = error?.summary ?? '';
  if (error?.code && unreachable.test(error.code)) return skipped(summary);
  if (withoutKeys.test(summary)) return skipped('the registry has no keys');
  return failed(`npm audit signatures failed with code ${code}: ${summary || output}`);
}

const failed = (message: string): Result => ({ state: 'failed', message });
const skipped = (reason: string): Result => ({
  state: 'skipped',
  message: `Skipped the signatures of packages: ${reason}`,
});
