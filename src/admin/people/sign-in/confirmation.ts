import { createStore } from '../../../ui/external-store.ts';

type Question = { answer: (isConfirmed: boolean) => void };

export const openQuestion = createStore<Question | undefined>(undefined);

let pending: Promise<boolean> | undefined;

/** Opens one dialog for all calls that need a confirmation. Resolves to false if the person cancels. */
export function askToConfirm(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    openQuestion.write({ answer: resolve });
  }).finally(() => {
    pending = undefined;
    openQuestion.write(undefined);
  });
  return pending;
}
