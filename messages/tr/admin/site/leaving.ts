import type { LeavingTexts } from '../../../en/admin/site/leaving.ts';

export const texts: LeavingTexts = {
  title: 'Her şeyi yanınıza alın',
  hint: 'Editörlerinizin yazdığı her şeyi indirin: tüm içerik JSON ve CSV, sayfalar Markdown ve HTML olarak, görseller ve adreslerle birlikte. Başka bir portal ya da sistem bunu okuyabilir. Ziyaretçiler ve ekip hakkında hiçbir şey içermez. Büyük sitelerde birkaç dakika sürer.',
  download: 'Arşivi indir',
  running: 'İndiriliyor…',
};
