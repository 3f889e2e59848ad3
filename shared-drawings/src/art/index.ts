import { beltsBanner, clubBanner, ninjaBanner, sparringBanner } from './banners'
import { UnknownDrawingError } from '../drawing-key'
import { foldedGiHero, hangingGlovesHero, heavyBagHero } from './heroes'
import { ringIcon } from './icon'
import { newsletterArt } from './newsletter'
import { drawTile, tileNames } from './tiles'

const drawings: ReadonlyMap<string, () => string> = new Map([
  ['hero-heavy-bag', heavyBagHero],
  ['hero-hanging-gloves', hangingGlovesHero],
  ['hero-folded-gi', foldedGiHero],
  ['banner-sparring', sparringBanner],
  ['banner-belts', beltsBanner],
  ['banner-ninja', ninjaBanner],
  ['banner-club', clubBanner],
  ['newsletter', newsletterArt],
  ['ring', ringIcon],
  ...tileNames.map((name) => [`tile-${name}`, () => drawTile(name)] as const),
])

/** Every art key: heroes 1600 × 900, banners 1600 × 640, newsletter 900 × 1100, category tiles 800 × 1000, and a logo of 512 × 512. */
export const artKeys: readonly string[] = [...drawings.keys()]

/** Draws a piece of art as an SVG document; throws UnknownDrawingError for a key that is not in artKeys. */
export function drawArt(key: string): string {
  const draw = drawings.get(key)
  if (!draw) throw new UnknownDrawingError(`No art "${key.slice(0, 80)}": the keys are ${artKeys.join(', ')}.`)
  return draw()
}
