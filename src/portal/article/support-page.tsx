import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import type { SupportText } from '../../messages/type/article.ts';
import { buttonClass } from '../../ui/button.ts';
import { ArticleFrame, ArticlePart, Paragraphs } from './article-frame.tsx';
import { Helplines } from './helplines.tsx';

export const SupportPage = ({ text }: { text: SupportText }) => {
  const { reach, saferGambling, codes, answers } = text;
  return (
    <ArticleFrame text={text}>
      <ArticlePart {...reach}>
        <Paragraphs texts={reach.paragraphs} />
        <Link to={pagePath.contact} className={buttonClass.primaryLink}>
          {text.write}
        </Link>
      </ArticlePart>
      <ArticlePart {...saferGambling}>
        <Paragraphs texts={saferGambling.paragraphs} />
        <Helplines call={text.call} checked={text.checked} />
      </ArticlePart>
      <ArticlePart {...codes}>
        <Paragraphs texts={codes.paragraphs} />
      </ArticlePart>
      <ArticlePart {...answers}>
        <dl className="flex flex-col gap-6">
          {answers.items.map(({ question, answer }) => (
            <div key={question} className="flex flex-col gap-1.5">
              <dt className="font-strong">{question}</dt>
              <dd className="text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </ArticlePart>
    </ArticleFrame>
  );
};
