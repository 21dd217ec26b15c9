export type ArticleSection = { id: string; heading: string; paragraphs: string[] };

export type ArticleText = {
  title: string;
  heading: string;
  description: string;
  lead: string;
};

export type AboutText = ArticleText & { sections: ArticleSection[]; write: string; apply: string };

export type SupportText = ArticleText & {
  reach: ArticleSection;
  write: string;
  saferGambling: ArticleSection;
  call: string;
  helplines: Record<'US' | 'TR', { place: string; about: string }>;
  codes: ArticleSection;
  answers: { id: string; heading: string; items: { question: string; answer: string }[] };
};
