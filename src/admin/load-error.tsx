import { ErrorBox } from '../ui/error-box.tsx';
import { useAdminTexts } from './language.ts';
import { problemOf } from './problem.ts';

type Props = { error: unknown; retry: () => unknown };

/** Shows why loading failed. Offers a retry, unless the item doesn't exist. */
export function LoadError({ error, retry }: Props) {
  const { refusal, shared } = useAdminTexts();
  const { code, message } = problemOf(error, refusal);
  const isGone = code === 'not_found';
  return (
    <ErrorBox
      message={message}
      {...(!isGone && { retry: { label: shared.tryAgain, run: retry } })}
    />
  );
}
