import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import { type ComparedKind, comparedIds } from '#contract/catalogue/compared-ids.ts';
import { languageOf } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import type { CompareText } from '../../../../../messages/en/content/compare.ts';
import { fillText } from '../../../../../messages/fill-text.ts';
import { loadContentTexts } from '../../../../../messages/load-content-text.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { CompareToggle, useCompared } from './compare-toggle.tsx';
import { type ComparedChoice, comparedLists } from './compared-choice.ts';

/** Stays empty until something is selected. Its space is reserved, so that nothing moves then. */
function CompareBar({ kind, texts }: { kind: ComparedKind; texts: CompareText }) {
  const chosen = useCompared(kind);
  const { isOneTooMany, clear } = comparedLists[kind];
  const { chosen: label, open } = texts.of[kind];
  const isFull = useSyncExternalStore(isOneTooMany.subscribe, isOneTooMany.read, isOneTooMany.read);
  const names = chosen.map(({ name }) => name).join(', ');
  const isShown = chosen.length > 0;
  return (
    <section
      aria-label={label}
      data-bottom-bar={isShown || undefined}
      className={
        isShown
          ? 'pointer-events-auto flex h-full flex-col justify-center gap-1 border-line border-t bg-raised px-4 pb-[env(safe-area-inset-bottom)] sm:flex-row sm:items-center sm:justify-between sm:gap-4 print:hidden'
          : 'sr-only'
      }
    >
      <p role="status" dir="auto" className="min-w-0 truncate font-strong text-small">
        {isFull ? texts.full : names}
      </p>
      {isShown && (
        <div className="flex shrink-0 items-center gap-2 sm:w-72">
          {chosen.length > 1 ? (
            <Link
              to={pagePath.compare}
              search={({ deposit, game }) => ({
                ...{ deposit, game },
                [kind]: comparedIds(chosen.map(({ id }) => id)),
              })}
              className={`${buttonClass.primaryLink} flex-1`}
            >
              {fillText(open, { count: String(chosen.length) })}
            </Link>
          ) : (
            <p className="flex-1 text-muted text-small">{texts.oneMore}</p>
          )}
          <button type="button" onClick={clear} className={buttonClass.quiet}>
            {texts.clear}
          </button>
        </div>
      )}
    </section>
  );
}

/** Loads the texts together with the component, because no other page needs them. */
async function withTexts<Props extends object>(
  Component: ComponentType<Props & { texts: CompareText }>,
) {
  const texts = await loadContentTexts(languageOf(window.location.pathname), 'compare');
  return (props: Props) => <Component {...props} texts={texts} />;
}

export const loadToggle = () =>
  withTexts<{ kind: ComparedKind; item: ComparedChoice }>(CompareToggle);
export const loadBar = () => withTexts<{ kind: ComparedKind }>(CompareBar);
