import { ErrorBox } from '../../../ui/error-box.tsx';
import { useMessages } from '../../page-context.ts';

/** The specification requires this sentence in every language. A translation follows below. */
const specified = 'Не удалось получить результаты. Попробуйте ещё раз.';

export function SearchFailure({ text, retry }: { text: string; retry: () => void }) {
  const { tryAgain } = useMessages();
  return (
    <ErrorBox
      message={
        <>
          <span lang="ru" className="block">
            {specified}
          </span>
          <span className="block text-small">{text}</span>
        </>
      }
      retry={{ label: tryAgain, run: retry }}
    />
  );
}
