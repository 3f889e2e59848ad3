import { letters, mark } from '../lettering'

const ink = '#0d0d0c'
const bone = '#f2eee4'
const red = '#d3171e'

/** The shop's mark alone on ink: the favicon, legible at 16 px. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="${ink}"/>${mark(256, 256, 360, bone, red)}</svg>`
}

/** Mark and name side by side, without a ground: `bone` for dark pages, `ink` for light ones. */
export function logo(on: 'dark' | 'light'): string {
  const color = on === 'dark' ? bone : ink
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="240" viewBox="0 0 1200 240">${mark(120, 120, 200, color, red)}${letters('IRONCORNER', { x: 712, y: 122, width: 920, height: 178 }, color)}</svg>`
}
