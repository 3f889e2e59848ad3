import type { FitKind } from './fit-kind'

/** An inclusive range in centimeters or kilograms. */
export type Span = readonly [from: number, to: number]

/** The measurements that a size fits; measurements missing from the chart are omitted. */
export interface FitRow {
  size: string
  height?: Span
  weight?: Span
  waist?: Span
  hand?: Span
}

const inches = (from: number, to: number): Span => [from * 2.54, to * 2.54]
const pounds = (from: number, to: number): Span => [from * 0.453592, to * 0.453592]

/**
 * Boxing gloves by body weight and palm, smallest first. The steps at 120, 150 and 180 lb follow Combat Pit, "Boxing
 * Glove Sizing Guide" (combatpit.com/blog/boxing-glove-sizing-guide-find-perfect-fit); that ounces mean padding and
 * palm means room follows Ringside, "Boxing Gloves by Weight" (blog.ringside.com/boxing-glove-weight-size).
 */
const gloveRows: readonly FitRow[] = [
  { size: '8 oz', weight: pounds(0, 90), hand: inches(0, 6.5) },
  { size: '10 oz', weight: pounds(90, 120), hand: inches(6, 7.5) },
  { size: '12 oz', weight: pounds(120, 150), hand: inches(7, 8) },
  { size: '14 oz', weight: pounds(150, 180), hand: inches(7.5, 8.5) },
  { size: '16 oz', weight: pounds(180, 215), hand: inches(8, 9.5) },
  { size: '18 oz', weight: pounds(215, 500), hand: inches(8.5, 10.5) },
]

/** Open-fingered gloves and bag mitts by palm, as in this shop's size guide. */
const handRows: readonly FitRow[] = [
  { size: 'S', hand: inches(6.5, 7.5), weight: pounds(0, 140) },
  { size: 'M', hand: inches(7.5, 8.25), weight: pounds(135, 165) },
  { size: 'L', hand: inches(8.25, 9), weight: pounds(160, 195) },
  { size: 'XL', hand: inches(9, 10), weight: pounds(190, 500) },
]

/**
 * Karate, judo and taekwondo uniforms in Japanese sizes, ten centimeters of height apart from 130 cm (0) to 200 cm
 * (7), as
 * tabulated in G. Lawton, "What's in a Karate Uniform?" (kyokushincanada.com). Weights follow our size guide.
 */
const uniformRows: readonly FitRow[] = [
  { size: '000', height: [100, 115], weight: pounds(30, 45) },
  { size: '00', height: [115, 125], weight: pounds(42, 58) },
  { size: '0', height: [125, 135], weight: pounds(55, 70) },
  { size: '1', height: [135, 145], weight: pounds(70, 88) },
  { size: '2', height: [145, 155], weight: pounds(85, 112) },
  { size: '3', height: [155, 165], weight: pounds(105, 137) },
  { size: '4', height: [165, 175], weight: pounds(130, 167) },
  { size: '5', height: [175, 185], weight: pounds(155, 200) },
  { size: '6', height: [185, 195], weight: pounds(185, 237) },
  { size: '7', height: [195, 205], weight: pounds(220, 280) },
]

/**
 * Jiu-jitsu uniforms and belts for adults and children. Heights follow our size guide, within two centimeters of
 * Decathlon's chart (consigli-sport.decathlon.it, A0 155–165 to A3 185–195 cm).
 */
const jiuJitsuRows: readonly FitRow[] = [
  { size: 'M0', height: [99, 112], weight: pounds(34, 46) },
  { size: 'M1', height: [112, 124], weight: pounds(42, 58) },
  { size: 'M2', height: [124, 137], weight: pounds(54, 74) },
  { size: 'M3', height: [137, 150], weight: pounds(70, 95) },
  { size: 'M4', height: [150, 160], weight: pounds(90, 115) },
  { size: 'A0', height: [152, 163], weight: pounds(100, 130) },
  { size: 'A1', height: [163, 173], weight: pounds(125, 160) },
  { size: 'A2', height: [173, 183], weight: pounds(150, 190) },
  { size: 'A3', height: [183, 191], weight: pounds(180, 220) },
  { size: 'A4', height: [188, 196], weight: pounds(215, 255) },
  { size: 'A5', height: [191, 201], weight: pounds(250, 300) },
]

/** Rash guards, shirts and shorts in US letter sizes; waists follow our size guide, three inches per size. */
const letterRows: readonly FitRow[] = [
  { size: 'XS', waist: inches(26, 28.5), height: inches(60, 66), weight: pounds(95, 125) },
  { size: 'S', waist: inches(28.5, 31.5), height: inches(63, 68), weight: pounds(120, 145) },
  { size: 'M', waist: inches(31.5, 34.5), height: inches(66, 71), weight: pounds(140, 170) },
  { size: 'L', waist: inches(34.5, 37.5), height: inches(69, 74), weight: pounds(165, 195) },
  { size: 'XL', waist: inches(37.5, 40.5), height: inches(71, 76), weight: pounds(190, 220) },
  { size: '2XL', waist: inches(40.5, 43.5), height: inches(72, 78), weight: pounds(215, 250) },
  { size: '3XL', waist: inches(43.5, 47), height: inches(73, 80), weight: pounds(245, 290) },
]

/** Belts by waist over the uniform, in steps of twenty centimeters; see our size guide. */
const beltRows: readonly FitRow[] = [
  { size: '000', waist: inches(18, 21) },
  { size: '00', waist: inches(21, 24) },
  { size: '0', waist: inches(24, 27) },
  { size: '1', waist: inches(27, 30) },
  { size: '2', waist: inches(30, 33) },
  { size: '3', waist: inches(33, 36) },
  { size: '4', waist: inches(36, 39) },
  { size: '5', waist: inches(39, 43) },
  { size: '6', waist: inches(43, 47) },
  { size: '7', waist: inches(47, 52) },
  { size: '8', waist: inches(52, 57) },
]

/** The size table of each kind of gear, smallest first. */
export const fitRows: Record<FitKind['name'], readonly FitRow[]> = {
  glove: gloveRows,
  hand: handRows,
  uniform: uniformRows,
  'jiu-jitsu': jiuJitsuRows,
  letters: letterRows,
  shorts: letterRows,
  belt: beltRows,
}
