import type { AdminTexts } from '../../en/admin/admin.ts';
import { texts as calendar } from './calendar.ts';
import { texts as field } from './catalogue/field.ts';
import { texts as offer } from './catalogue/offer.ts';
import { texts as pageBlock } from './catalogue/page-block.ts';
import { texts as product } from './catalogue/product.ts';
import { texts as topList } from './catalogue/top-list.ts';
import { texts as contentPage } from './content/content-page.ts';
import { texts as image } from './content/image.ts';
import { texts as redirect } from './content/redirect.ts';
import { texts as richText } from './content/rich-text.ts';
import { texts as conversion } from './conversion.ts';
import { texts as dashboard } from './dashboard.ts';
import { texts as form } from './form.ts';
import { texts as frame } from './frame.ts';
import { texts as history } from './history.ts';
import { texts as inbox } from './inbox.ts';
import { texts as link } from './link.ts';
import { texts as list } from './list.ts';
import { texts as refusal } from './refusal.ts';
import { texts as report } from './report.ts';
import { texts as market } from './settings/market.ts';
import { texts as people } from './settings/people.ts';
import { texts as setup } from './settings/setup.ts';
import { texts as site } from './settings/site.ts';
import { texts as webhook } from './settings/webhook.ts';
import { texts as shared } from './shared.ts';
import { texts as sheet } from './sheet.ts';

export const texts: AdminTexts = {
  calendar,
  contentPage,
  conversion,
  dashboard,
  field,
  form,
  frame,
  history,
  image,
  inbox,
  link,
  list,
  offer,
  pageBlock,
  product,
  redirect,
  refusal,
  report,
  richText,
  shared,
  sheet,
  topList,
  market,
  people,
  setup,
  site,
  webhook,
};
