import type { AdminTexts } from '../../en/admin/admin.ts';
import { texts as bulkEdit } from './bulk-edit.ts';
import { texts as calendar } from './catalogue/calendar.ts';
import { texts as dashboard } from './catalogue/dashboard.ts';
import { texts as effect } from './catalogue/effect.ts';
import { texts as fact } from './catalogue/fact.ts';
import { texts as field } from './catalogue/field.ts';
import { texts as history } from './catalogue/history.ts';
import { texts as offer } from './catalogue/offer.ts';
import { texts as pageBlock } from './catalogue/page-block.ts';
import { texts as product } from './catalogue/product.ts';
import { texts as scoring } from './catalogue/score.ts';
import { texts as sheet } from './catalogue/sheet.ts';
import { texts as topList } from './catalogue/top-list.ts';
import { texts as vocabulary } from './catalogue/vocabulary.ts';
import { texts as contentPage } from './content/content-page.ts';
import { texts as redirect } from './content/redirect.ts';
import { texts as richText } from './content/rich-text.ts';
import { texts as form } from './form.ts';
import { texts as frame } from './frame.ts';
import { texts as image } from './image/image.ts';
import { texts as list } from './list.ts';
import { texts as deal } from './money/deal.ts';
import { texts as dealForm } from './money/deal-form.ts';
import { texts as moneyEntry } from './money/entry.ts';
import { texts as programme } from './money/programme.ts';
import { texts as moneyRate } from './money/rate.ts';
import { texts as moneyReport } from './money/report.ts';
import { texts as statSource } from './money/stat-source.ts';
import { texts as pageSpeed } from './operation/page-speed.ts';
import { texts as conversion } from './partner/conversion.ts';
import { texts as link } from './partner/link.ts';
import { texts as report } from './partner/report.ts';
import { texts as agent } from './people/agent.ts';
import { texts as passkey } from './people/passkey.ts';
import { texts as people } from './people/people.ts';
import { texts as signIn } from './people/sign-in.ts';
import { texts as refusal } from './refusal.ts';
import { texts as fourEyes } from './release/four-eyes.ts';
import { texts as release } from './release/release.ts';
import { texts as shared } from './shared.ts';
import { texts as leaving } from './site/leaving.ts';
import { texts as market } from './site/market.ts';
import { texts as moveIn } from './site/move-in.ts';
import { texts as setup } from './site/setup.ts';
import { texts as site } from './site/site-settings.ts';
import { texts as inbox } from './visitor/inquiry.ts';
import { texts as webhook } from './webhook/webhook.ts';

export const texts: AdminTexts = {
  agent,
  bulkEdit,
  calendar,
  contentPage,
  conversion,
  dashboard,
  deal,
  dealForm,
  effect,
  fact,
  field,
  form,
  fourEyes,
  frame,
  history,
  image,
  inbox,
  leaving,
  link,
  list,
  offer,
  pageBlock,
  pageSpeed,
  product,
  programme,
  redirect,
  refusal,
  release,
  report,
  richText,
  scoring,
  shared,
  sheet,
  topList,
  vocabulary,
  market,
  moneyEntry,
  moneyRate,
  moneyReport,
  moveIn,
  passkey,
  people,
  signIn,
  setup,
  site,
  statSource,
  webhook,
};
