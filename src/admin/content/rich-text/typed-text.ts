/** Batches keystrokes, because the form, its validation and its preview process the whole text on every change. */

type Text = {
  isDirty: () => boolean;
  /** Stores the text in the browser. */
  keep: () => void;
  /** Passes the text to the form. */
  change: () => void;
};

const soon = 100;
const pause = 400;

export function typedText({ isDirty, keep, change }: Text) {
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let changing: ReturnType<typeof setTimeout> | undefined;

  function keepNow() {
    keeping = undefined;
    keep();
  }

  function changeNow() {
    clearTimeout(keeping);
    clearTimeout(changing);
    keeping = undefined;
    changing = undefined;
    change();
  }

  return {
    typed() {
      keeping ??= setTimeout(keepNow, soon);
      if (isDirty()) {
        clearTimeout(changing);
        changing = setTimeout(changeNow, pause);
      } else {
        // The form must learn of the first change quickly, so that it can warn about unsaved changes.
        changing ??= setTimeout(changeNow, soon);
      }
    },
    flush() {
      if (changing !== undefined) changeNow();
    },
    isWaiting: () => changing !== undefined,
  };
}
