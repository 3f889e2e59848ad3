import type { Palette } from '../brand/palette'

type Role = keyof Palette

const backgrounds: Role[] = ['page', 'surface', 'sunken']

const onBackgrounds = (...roles: Role[]) =>
  roles.flatMap((role) => backgrounds.map((background) => [role, background] as const))

/** Text colors and their permitted backgrounds: 4.5:1 in both schemes. Don't use other pairs. */
export const textPairs: readonly (readonly [text: Role, ground: Role])[] = [
  ...onBackgrounds('ink', 'inkMuted', 'actionText', 'success', 'warning', 'error', 'info'),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['page', 'ink'],
]

/** Borders of controls, icons, the focus ring and red buttons against their surroundings: 3:1 in both schemes. */
export const edgePairs: readonly (readonly [edge: Role, ground: Role])[] = onBackgrounds('border', 'focus', 'action')
