import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../content-lint/snippets/versions';

export const THEMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];
type Palette = Record<string, string>;

/** The colours of the site, from the stylesheet that has them. The dark theme says only what it changes. */
export function palette(theme: ThemeName): Palette {
  const css = fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const read = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w{6});/g)].map((m) => m.slice(1)));
  return theme === 'light' ? read(light) : { ...read(light), ...read(dark) };
}

const boxes = (c: Palette) => ({
  mainBkg: c['accent-bg'],
  primaryColor: c['accent-bg'],
  nodeBorder: c.accent,
  primaryBorderColor: c.accent,
  clusterBkg: c['bg-2'],
  clusterBorder: c['line-strong'],
  stateBkg: c['accent-bg'],
  compositeBackground: c.bg,
  compositeTitleBackground: c['bg-2'],
  compositeBorder: c['line-strong'],
  altBackground: c['bg-2'],
});

const text = (c: Palette) => ({
  ...Object.fromEntries(
    [
      ...['primaryTextColor', 'textColor', 'nodeTextColor', 'titleColor', 'classText', 'labelColor', 'actorTextColor'],
      ...['signalTextColor', 'labelTextColor', 'loopTextColor', 'noteTextColor', 'stateLabelColor'],
      ...['transitionLabelColor'],
    ].map((name) => [name, c.text]),
  ),
  background: c.bg,
  edgeLabelBackground: c.bg,
  labelBackgroundColor: c.bg,
});

const lines = (c: Palette) => ({
  ...Object.fromEntries(
    [
      ...['lineColor', 'defaultLinkColor', 'arrowheadColor', 'signalColor', 'transitionColor', 'specialStateColor'],
      'innerEndBackground',
    ].map((name) => [name, c['text-2']]),
  ),
  actorLineColor: c['line-strong'],
});

const sequence = (c: Palette) => ({
  actorBkg: c['accent-bg'],
  actorBorder: c.accent,
  activationBkgColor: c['bg-3'],
  activationBorderColor: c['line-strong'],
  labelBoxBkgColor: c['bg-2'],
  labelBoxBorderColor: c['line-strong'],
  noteBkgColor: c['warn-bg'],
  noteBorderColor: c.warn,
  sequenceNumberColor: c.bg,
});

/** Labels on arrows stand on the page's own background instead of being struck through by the lines below them. */
const labels = (fill: string) =>
  `.edgeLabel rect, .edgeLabel .background { opacity: 1 !important; fill: ${fill} !important; }
  .messageText, .loopText, .loopText > tspan {
    stroke: ${fill} !important; stroke-width: 4px !important; paint-order: stroke; stroke-linejoin: round;
  }
  .actor-line { stroke-width: 1px !important; }`;

/** Mermaid's own default and dark themes, with the site's colours on top of them. */
export function mermaidTheme(name: ThemeName) {
  const colours = palette(name);
  return {
    theme: name === 'light' ? ('default' as const) : ('dark' as const),
    themeVariables: { ...boxes(colours), ...text(colours), ...lines(colours), ...sequence(colours) },
    themeCSS: labels(colours.bg!),
  };
}
