import { buttonClass } from '../../../../ui/button.ts';
import { useOneAtATime } from '../../../../ui/use-one-at-a-time.ts';
import { refreshesLater } from '../../../admin-query-client.ts';
import { trpc } from '../../../api.ts';
import { useAdminTexts } from '../../../language.ts';
import { addedEntry } from '../added-entry.ts';
import type { Vocabulary } from './grid-column.ts';

type Names = Record<Vocabulary, string[]>;
type Props = {
  names: Names;
  /** Undefined unless names are being added. Until all are on their lists, rows can't be saved. */
  adding: Names | undefined;
  onAdding: (names: Names | undefined) => void;
};

const vocabularies = ['regulators', 'methods', 'providers'] as const;

/** Shows the entered names that aren't on their lists, so that typos are noticed, and adds all of them. */
export function AddNames({ adding, onAdding, ...props }: Props) {
  const { factGrid: text } = useAdminTexts().fact;
  const utils = trpc.useUtils();
  const create = {
    regulators: trpc.admin.regulator.create.useMutation(refreshesLater),
    methods: trpc.admin.paymentMethod.create.useMutation(refreshesLater),
    providers: trpc.admin.provider.create.useMutation(refreshesLater),
  };
  const names = adding ?? props.names;
  const add = useOneAtATime(async () => {
    onAdding(names);
    try {
      for (const vocabulary of vocabularies) {
        for (const name of names[vocabulary]) {
          await addedEntry(name, create[vocabulary].mutateAsync({ name }));
        }
      }
    } finally {
      await utils.invalidate();
    }
  });
  const unlisted = vocabularies.filter((vocabulary) => names[vocabulary].length > 0);
  if (unlisted.length === 0) return null;
  const count = vocabularies.flatMap((vocabulary) => names[vocabulary]).length;
  return (
    <>
      <button
        type="button"
        disabled={adding !== undefined}
        onClick={() =>
          add()
            .catch(() => undefined)
            .finally(() => onAdding(undefined))
        }
        className={buttonClass.quiet}
      >
        {text.addNames(count)}
      </button>
      <ul className="order-last basis-full text-small text-warning">
        {unlisted.map((vocabulary) => (
          <li key={vocabulary} dir="auto" className="break-words">
            {text.unlisted[vocabulary](names[vocabulary].join(', '))}
          </li>
        ))}
      </ul>
    </>
  );
}
