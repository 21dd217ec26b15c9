import { Link } from '@tanstack/react-router';
import { pagePath } from '#contract/page-path.ts';
import type { AboutText } from '../../messages/type/article.ts';
import { buttonClass } from '../../ui/button.ts';
import { ArticleFrame, ArticlePart, Paragraphs } from './article-frame.tsx';

export const AboutPage = ({ text }: { text: AboutText }) => (
  <ArticleFrame text={text}>
    {text.sections.map(({ id, heading, paragraphs }) => (
      <ArticlePart key={id} id={id} heading={heading}>
        <Paragraphs texts={paragraphs} />
      </ArticlePart>
    ))}
    <div className="flex flex-wrap gap-3 border-line border-t pt-8">
      <Link to={pagePath.contact} className={buttonClass.primaryLink}>
        {text.write}
      </Link>
      <Link to={pagePath.partners} className={buttonClass.quiet}>
        {text.apply}
      </Link>
    </div>
  </ArticleFrame>
);
