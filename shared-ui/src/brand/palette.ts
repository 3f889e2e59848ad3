/** The colors of one scheme by role; `pairings.ts` lists the permitted combinations. */
export interface Palette {
  /** Backgrounds: the page, a raised card or field, a sunken band. */
  page: string
  surface: string
  sunken: string
  /** Text on any background, and strong rules. */
  ink: string
  inkMuted: string
  /** A decorative line; never the only sign of a control. */
  hairline: string
  /** The border of a control: 3:1 on every background. */
  border: string
  /** The signal red: the background of primary actions only, below `onAction`. */
  action: string
  actionHover: string
  onAction: string
  /** The red as text or icon, for links that act. */
  actionText: string
  /** States as text, icon or border; always together with text. */
  success: string
  warning: string
  error: string
  info: string
  /** The focus ring on any background. */
  focus: string
  /** What covers the page behind a dialog. */
  scrim: string
}

/** Bone background with ink text. */
export const light: Palette = {
  page: '#f7f4ec',
  surface: '#fffefa',
  sunken: '#ece7da',
  ink: '#0f0f10',
  inkMuted: '#57534a',
  hairline: '#d3ccbc',
  border: '#7b7568',
  action: '#cc0a24',
  actionHover: '#a5061b',
  onAction: '#ffffff',
  actionText: '#b3081f',
  success: '#17613a',
  warning: '#7a4b00',
  error: '#8c1d18',
  info: '#1d4c78',
  focus: '#0f0f10',
  scrim: 'rgb(15 15 16 / 0.62)',
}

/** Ink background with bone text; also the palette of every `darkSection`. */
export const dark: Palette = {
  page: '#161614',
  surface: '#20201d',
  sunken: '#0b0b0a',
  ink: '#f7f4ec',
  inkMuted: '#b8b2a5',
  hairline: '#3b3934',
  border: '#8d877b',
  action: '#d9142d',
  actionHover: '#b80d23',
  onAction: '#ffffff',
  actionText: '#ff7d75',
  success: '#6fce97',
  warning: '#f0b54a',
  error: '#ff9a90',
  info: '#8fc1f2',
  focus: '#f7f4ec',
  scrim: 'rgb(0 0 0 / 0.72)',
}
