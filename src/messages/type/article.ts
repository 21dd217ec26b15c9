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
  /** `{date}` stands for the day on which somebody last checked the number. */
  checked: string;
  codes: ArticleSection;
  answers: { id: string; heading: string; items: { question: string; answer: string }[] };
};
