import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAdminTexts } from '../../language.ts';
import { averageContrast, pixelsOf } from './logo-contrast.ts';
import type { SettingsControl } from './settings-values.ts';

/** The backgrounds of the header in src/theme.css and contract/site/theme.ts. */
const grounds = { dark: [11, 17, 14], light: [246, 250, 248] } as const;

/** Below this contrast, a logo is hardly visible. */
const minContrast = 1.5;

/** Shows the logo on a dark and on a light page, regardless of the selected theme. */
export function LogoPreview({ control }: { control: SettingsControl }) {
  const { site: text } = useAdminTexts();
  const [theme, logo, light] = useWatch({ control, name: ['theme', 'logo', 'logo_light'] });
  const logos = { dark: logo ?? light, light: light ?? logo };
  if (!logos.dark) return null;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-strong text-small">{text.logoPreview.title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['dark', 'light'] as const).map((shade) => (
          <LogoOn
            key={`${shade} ${logos[shade]}`}
            url={logos[shade] ?? ''}
            shade={shade}
            isUsed={theme === 'system' || theme === shade}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Props = { url: string; shade: 'dark' | 'light'; isUsed: boolean };

function LogoOn({ url, shade, isUsed }: Props) {
  const text = useAdminTexts().site.logoPreview;
  const [contrast, setContrast] = useState<number>();
  const vanishes = isUsed && contrast !== undefined && contrast < minContrast;
  function judge(image: HTMLImageElement) {
    const pixels = pixelsOf(image);
    if (pixels) setContrast(averageContrast(pixels, grounds[shade]));
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div
        className="flex min-h-16 items-center rounded-control border border-line px-4"
        style={{ backgroundColor: `rgb(${grounds[shade].join(' ')})` }}
      >
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget }) => judge(currentTarget)}
          className="h-8 w-auto max-w-48 object-contain"
        />
      </div>
      <p className="text-muted text-small">{text[shade]}</p>
      <p role="status" className="text-small text-warning">
        {vanishes ? text.vanishes : ''}
      </p>
    </div>
  );
}
