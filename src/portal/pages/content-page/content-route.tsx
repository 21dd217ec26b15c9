import { ArticlePage } from './article-page.tsx';
import { ContentListPage } from './content-list-page.tsx';
import type { Content } from './loaded-content.ts';

export const ContentRoute = ({ texts, list, article }: Content) =>
  list ? <ContentListPage texts={texts} list={list} /> : <ArticlePage texts={texts} {...article} />;
