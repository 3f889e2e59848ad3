import { letters, mark } from '../lettering'

const ink = '#0d0d0c'
const bone = '#f2eee4'
const red = '#d3171e'

const onInk = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="${ink}"/>${content}</svg>`

/** The mark of a ring with a red corner, legible at 16 px. */
export function ringIcon(): string {
  return onInk(mark(256, 256, 360, bone, red))
}

/** The icon of a shop without a logo: the first letter or digit of its name. */
export function letterIcon(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? []
  return onInk(letters(letter.toUpperCase(), { x: 256, y: 256, width: 340, height: 340 }, bone))
}
