import type { ContentPageCard, ContentPageView } from '#contract/content/content-page.ts';
import type { ListedKind } from '#contract/content/content-path.ts';
import type { LiveCards } from '#contract/content/rich-text/live-card.ts';
import type { ContentPageTexts } from '../../../../messages/en/content/content-page.ts';
import type { RichTextTexts } from '../../../../messages/en/content/rich-text.ts';
import type { StoredDataTexts } from '../../../../messages/en/privacy/stored-data.ts';
import type { ApiResult } from '../../../api/api-result.ts';
import type { LoadedPartnerList } from '../filtered-page/load-partner-list.ts';

export type ContentList = {
  kind: ListedKind;
  page: number;
  cards: ApiResult<{ items: ContentPageCard[]; total: number }>;
};

export type Article = {
  view: ContentPageView;
  /** The current state of the cards in the text. */
  cards: LiveCards;
  /** The partners of the page's filter, if it has one. */
  list: LoadedPartnerList | undefined;
  more: ContentPageCard[];
  /** Texts about stored data. Only set on the privacy page. */
  stored: StoredDataTexts | undefined;
  /** The instant at which the preview's URL expires. Undefined for a published page. */
  previewEnds: string | undefined;
  bodyTexts: RichTextTexts;
};

/** Either a list or an article. */
export type Content = { texts: ContentPageTexts } & (
  | { list: ContentList; article?: undefined }
  | { list?: undefined; article: Article }
);
