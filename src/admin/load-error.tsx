import { ErrorBox } from '../ui/error-box.tsx';
import { problemOf } from './describe-error.ts';

type Props = { error: unknown; retry: () => unknown };

/** There is no retry for something that does not exist. */
export function LoadError({ error, retry }: Props) {
  const { code, message } = problemOf(error);
  const isGone = code === 'not_found';
  return (
    <ErrorBox message={message} {...(!isGone && { retry: { label: 'Try again', run: retry } })} />
  );
}
