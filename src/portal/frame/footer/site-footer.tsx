import { TakeBreakLink } from '../../break/take-break-link.tsx';
import { HigherAge } from '../../market/adult-age.tsx';
import { Helpline } from '../../market/helpline.tsx';
import { OnlineCounter } from '../../online/online-counter.tsx';
import { usePageContext } from '../../page-context.ts';
import { Logo } from '../logo.tsx';
import { MarketSwitch } from '../market-switch.tsx';
import { FooterLinks } from './footer-links.tsx';

export function SiteFooter() {
  const { messages, site } = usePageContext();
  const { footer } = messages;
  return (
    <footer id="footer" className="border-line border-t">
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16">
        <div className="flex min-w-0 max-w-[32rem] flex-col items-start gap-4">
          <Logo />
          <p className="text-muted text-small">{footer.risk}</p>
          {site.footerNote && <p className="text-muted text-small">{site.footerNote}</p>}
          <Helpline />
          <TakeBreakLink />
          <MarketSwitch />
        </div>
        <FooterLinks />
      </div>
      <div className="column">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t py-5 text-muted text-small">
          <p className="mr-auto">{footer.copyright(site.year, site.name)}</p>
          <OnlineCounter />
          <p className="flex items-center gap-2">
            <span className="figures shrink-0 rounded-full border border-edge px-2.5 py-0.5 text-ink">
              <span aria-hidden="true">18+</span>
              <span className="sr-only">18+ – {footer.adultsOnly}</span>
            </span>
            <HigherAge />
          </p>
        </div>
      </div>
    </footer>
  );
}
