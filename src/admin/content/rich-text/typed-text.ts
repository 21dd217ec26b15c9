/** The form, its checks and its preview look at the whole text, which is too much to do for each letter. */

type Text = {
  isDirty: () => boolean;
  /** Keeps the text in this browser. */
  keep: () => void;
  /** Hands the text to the form. */
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
        // The form learns of its first change soon, since it asks before unsaved changes are left.
        changing ??= setTimeout(changeNow, soon);
      }
    },
    flush() {
      if (changing !== undefined) changeNow();
    },
    isWaiting: () => changing !== undefined,
  };
}
