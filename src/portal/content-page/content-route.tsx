import { ArticlePage } from './article-page.tsx';
import type { Content } from './content.ts';
import { ContentListPage } from './content-list-page.tsx';

export const ContentRoute = ({ texts, list, article }: Content) =>
  list ? <ContentListPage texts={texts} list={list} /> : <ArticlePage texts={texts} {...article} />;
