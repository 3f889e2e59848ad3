import type { Palette } from './palette'

type Role = keyof Palette

const grounds: Role[] = ['page', 'surface', 'sunken']

const onGrounds = (...roles: Role[]) => roles.flatMap((role) => grounds.map((ground) => [role, ground] as const))

/** Text and the grounds it may stand on: 4.5:1 in both schemes. A pair that is not here is not to be used. */
export const textPairs: readonly (readonly [text: Role, ground: Role])[] = [
  ...onGrounds('ink', 'inkMuted', 'actionText', 'success', 'warning', 'error', 'info'),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['page', 'ink'],
]

/** Edges of controls, icons, the focus ring and red buttons against what is around them: 3:1 in both schemes. */
export const edgePairs: readonly (readonly [edge: Role, ground: Role])[] = onGrounds('border', 'focus', 'action')
