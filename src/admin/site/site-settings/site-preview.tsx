import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { initialsOf } from '#contract/site/initials.ts';
import type { Site } from '#contract/site/site.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { type Theme, themeStyles } from '#contract/site/theme.ts';
import { SiteHeader } from '../../../portal/frame/site-header.tsx';
import { PageContextOverride, usePageContext } from '../../../portal/page-context.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Choice } from '../../catalogue/preview/choice.tsx';
import { type Device, devices, PreviewFrame } from '../../catalogue/preview/preview-frame.tsx';
import { useAdminTexts } from '../../language.ts';
import { readableAccent } from './readable-accent.ts';
import type { SettingsControl } from './settings-values.ts';

type Props = { control: SettingsControl; fixed: SiteSettings['from_environment'] };

/** Shows the header, a button and the image for shared links with the chosen name, logos and colours. */
export function SitePreview({ control, fixed }: Props) {
  const { site: text, offer } = useAdminTexts();
  const context = usePageContext();
  const [device, setDevice] = useState<Device>('phone');
  const [typedName, theme = 'dark', accent, logo = null, light = null, icon = null] = useWatch({
    control,
    name: ['name', 'theme', 'accent', 'logo', 'logo_light', 'icon'],
  });
  const name = fixed.name ?? (typedName?.trim() || text.defaultName);
  const site = { ...context.site, name, ...logosOf(theme, logo, light) };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-large">{offer.preview.title}</h2>
        <Choice
          label={offer.preview.device}
          values={devices}
          labelOf={(value) => offer.preview.devices[value]}
          value={device}
          onChoose={setDevice}
        />
      </div>
      <PageContextOverride value={{ ...context, site }}>
        <PreviewFrame
          title={offer.preview.frames[device]}
          lang={context.language}
          device={device}
          colours={themeStyles(theme, readableAccent(accent, theme))}
        >
          <SiteHeader />
          <p className="px-4 py-6">
            <span className={buttonClass.primaryLink}>{context.messages.card.play}</span>
          </p>
        </PreviewFrame>
      </PageContextOverride>
      <figure>
        <ShareImage name={name} theme={theme} icon={icon} defaultName={text.defaultName} />
        <figcaption className="mt-2 text-muted text-small">{text.shareImage}</figcaption>
      </figure>
    </div>
  );
}

/** Mirrors the server: a site with only one of the two logos shows it in both themes. */
function logosOf(
  theme: Theme,
  logo: string | null,
  light: string | null,
): Pick<Site, 'logo' | 'logoInLight'> {
  const inDark = headerLogo(logo ?? light);
  const inLight = headerLogo(light ?? logo);
  return {
    logo: theme === 'light' ? inLight : inDark,
    logoInLight: theme === 'system' && light !== null ? inLight : null,
  };
}

/** The attributes only reserve space until the image has loaded. */
const headerLogo = (src: string | null) => (src ? { src, width: 96, height: 32 } : null);

type ShareImageProps = { name: string; theme: Theme; icon: string | null; defaultName: string };

const shareClass = 'aspect-[1200/630] w-full rounded-card border border-line';

/** Mirrors server/image/encode/encode-icons-and-share-image.ts, which draws the image once it is saved. */
function ShareImage({ name, theme, icon, defaultName }: ShareImageProps) {
  if (!icon && name === defaultName) {
    return <img src="/share.png" alt="" className={`${shareClass} object-cover`} />;
  }
  const colours = theme === 'light' ? 'bg-[#f6faf8] text-[#17211d]' : 'bg-[#0b110e] text-[#f2f1ea]';
  return (
    <div className={`${shareClass} flex flex-col items-center justify-center gap-[5%] ${colours}`}>
      {icon ? (
        <img src={icon} alt="" className="h-[38%] object-contain" />
      ) : (
        <p aria-hidden className="font-heading font-strong text-display">
          {initialsOf(name)}
        </p>
      )}
      <p className="max-w-[84%] truncate font-heading font-strong text-title">{name}</p>
    </div>
  );
}
