import { useRouter } from '@tanstack/react-router';
import { maxCostDeposit } from '#contract/catalogue/terms/cost/cost-game.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { NoOffers } from '../../cards/loaded-list.tsx';
import { ProductCard } from '../../cards/product-card.tsx';
import { useLinkSearch, withSearch } from '../../frame/link-parameters.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { useMessages, usePageContext } from '../../page-context.ts';
import type { DescribedFit } from './describe-fit.ts';
import { type FitAnswers, hasAnswers } from './fit-answers.ts';
import type { Fit } from './load-fit.ts';

/** The browser scrolls to the answer, below the questions. */
const answerAnchor = 'answer';

/** Three questions in a form that the browser sends itself, so that the page works without JavaScript. */
export function FitPage({ answers, described, failure }: Fit) {
  const isOnBreak = usePageContext().breakUntil !== undefined;
  const { texts, answer } = described;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
      {isOnBreak ? (
        <div className="mt-8">
          <NoOffers />
        </div>
      ) : (
        <>
          <DisclosureLine />
          <Questions key={JSON.stringify(answers)} answers={answers} described={described} />
          {failure && <Failure message={failure.failure.message} />}
          {answer && answer.partners.length > 0 && (
            <Fitting answers={answers} answer={answer} texts={texts} />
          )}
          {answer?.partners.length === 0 && (
            <NothingFits answers={answers} answer={answer} texts={texts} />
          )}
        </>
      )}
    </>
  );
}

const field =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-ground px-3 transition-colors hover:border-edge has-checked:border-brass';

type QuestionProps = { answers: FitAnswers; described: DescribedFit };

function Questions({ answers, described }: QuestionProps) {
  const { texts, methods, games, currency } = described;
  const { language } = usePageContext();
  const market = useLinkSearch().get('market');
  const hrefOf = useHref();
  return (
    <form
      action={`${pathIn(language, pagePath.fit)}#${answerAnchor}`}
      className="mt-5 flex flex-col gap-6 rounded-card border border-line bg-raised p-4 md:p-6"
    >
      <p className="max-w-[40rem] text-muted">{texts.intro}</p>
      {market && <input type="hidden" name="market" value={market} />}
      {methods.length > 0 && (
        <Choices title={texts.payment} name="payment" choices={methods} chosen={answers.payment} />
      )}
      <label className="flex flex-col items-start gap-2 font-strong text-large">
        {texts.deposit}
        <span className="flex items-center gap-2 font-normal text-body">
          <input
            name="deposit"
            type="number"
            inputMode="decimal"
            min={0.01}
            max={maxCostDeposit}
            step={0.01}
            defaultValue={answers.deposit}
            className="min-h-11 w-32 rounded-control border border-edge bg-ground px-3 text-ink"
          />
          <span className="text-muted">{currency}</span>
        </span>
      </label>
      <Choices title={texts.game} name="game" choices={games} chosen={answers.game} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className={`${buttonClass.primary} min-h-11`}>
          {texts.show}
        </button>
        {hasAnswers(answers) && (
          <a
            href={hrefOf({})}
            className="inline-block min-h-6 text-muted text-small underline underline-offset-4 hover:text-ink"
          >
            {texts.again}
          </a>
        )}
      </div>
    </form>
  );
}

type ChoicesProps = {
  title: string;
  name: string;
  choices: readonly { id: string | number; name: string }[];
  chosen: string | number | undefined;
};

const Choices = ({ title, name, choices, chosen }: ChoicesProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-strong text-large">{title}</legend>
    <div className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <label key={choice.id} className={field}>
          <input
            type="radio"
            name={name}
            value={choice.id}
            defaultChecked={choice.id === chosen}
            className="size-4 shrink-0 accent-brass"
          />
          <span dir="auto" className="wrap-anywhere min-w-0">
            {choice.name}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** Returns links to other answers in the same market. */
function useHref() {
  const { language } = usePageContext();
  const market = useLinkSearch().get('market');
  return (answers: FitAnswers, path: string = pagePath.fit, more: Record<string, string> = {}) => {
    const query = new URLSearchParams(market ? { market } : {});
    for (const [name, value] of Object.entries({ ...answers, ...more })) {
      if (value !== undefined) query.set(name, String(value));
    }
    return withSearch(pathIn(language, path), query);
  };
}

type AnswerProps = {
  answers: FitAnswers;
  answer: NonNullable<DescribedFit['answer']>;
  texts: DescribedFit['texts'];
};

function Fitting({ answers, answer, texts }: AnswerProps) {
  const hrefOf = useHref();
  const { payment, deposit } = answers;
  const filter = deposit === undefined ? undefined : { min_deposit: String(deposit) };
  return (
    <section id={answerAnchor} className="mt-8" {...clickBlock('results')}>
      <h2 className="figures text-title">{answer.fits}</h2>
      {answer.order && <p className="mt-1 text-muted">{answer.order}</p>}
      <ol className="mt-4 flex flex-col gap-6">
        {answer.partners.map(({ product, sentence }) => (
          <li key={product.id}>
            <p dir="auto" className="figures wrap-anywhere mb-2 max-w-[44rem]">
              {sentence}
            </p>
            <ul>
              <ProductCard product={product} leading={answer.leading} />
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a
          href={hrefOf({ payment }, pagePath.allCasinos, filter)}
          rel="nofollow"
          className={`${buttonClass.quiet} min-h-11`}
        >
          {texts.all}
        </a>
      </p>
    </section>
  );
}

function NothingFits({ answers, answer, texts }: AnswerProps) {
  const hrefOf = useHref();
  return (
    <section
      id={answerAnchor}
      className="mt-8 flex flex-col gap-4 rounded-card border border-line border-dashed px-6 py-8"
    >
      <h2 className="text-large">{texts.none}</h2>
      {answer.drops.length > 0 && (
        <>
          <p className="text-muted">{texts.failing}</p>
          <ul className="flex flex-wrap gap-2">
            {answer.drops.map(({ names, label }) => (
              <li key={names.join()}>
                <a
                  href={hrefOf({
                    ...answers,
                    ...Object.fromEntries(names.map((name) => [name, undefined])),
                  })}
                  rel="nofollow"
                  className={`figures ${buttonClass.quiet} min-h-11`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Failure({ message }: { message: string }) {
  const router = useRouter();
  const messages = useMessages();
  return (
    <div className="mt-8">
      <ErrorBox
        message={message || messages.failedToLoad}
        retry={{ label: messages.tryAgain, run: () => router.invalidate() }}
      />
    </div>
  );
}
