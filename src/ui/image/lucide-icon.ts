import { createElement, type SVGProps } from 'react';

type IconData = { name: string; node: [string, Record<string, string>][] };
type Props = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Replaces lucide's own function in builds: it supports other icon sets and frameworks, which every page would load.
 */
export default function createLucideIcon({ name, node }: IconData) {
  return ({ className = '', size = 24, ...attributes }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
        className: `lucide lucide-${name} ${className}`,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
