import type { PhraseBank } from './phrase-bank'

/** Of ninja suits. */
export const ninjaSuitBank: PhraseBank = {
  praise: [
    'Stays closed through forward rolls.',
    'The bindings hold and do not slip down the calf.',
    'Wore it to weapons class twice a week since spring.',
    'The cloth is heavier than the costumes I had before.',
    'It got compliments at our demonstration.',
    'The ties inside the jacket are a nice touch.',
    'Knees are properly doubled.',
    'Roomy where it has to be.',
  ],
  quibbles: [
    'The ties take practice the first few times.',
    'The dye came out a bit in the first wash.',
    'I would have liked the hood in the set.',
    'The pants are long, but you tie them down anyway.',
  ],
  complaints: [
    'One of the ties tore off at the seam.',
    'Runs larger than the chart says.',
    'It creases badly and needs ironing.',
  ],
}

/** Of tabi boots and shoes. */
export const tabiBank: PhraseBank = {
  praise: [
    'You can feel the ground, which is the point.',
    'Great grip on rope and roots.',
    'They broke in after a week.',
    'Silent on a wooden floor.',
    'I garden in them as well.',
    'True to the chart after I went up one size for my wide feet.',
    'The sole is still well glued after a rainy season.',
  ],
  quibbles: [
    'The split toe takes a few days to get used to.',
    'Narrow, as the page warns.',
    'They take their time to dry.',
    'You feel every pebble on gravel.',
  ],
  complaints: [
    'The canvas wore through at the big toe.',
    'Even one size up was too tight for me.',
    'The inner sole came loose.',
  ],
}

/** Of split-toe socks. */
export const tabiSockBank: PhraseBank = {
  praise: [
    'The toe seam sits right and does not rub.',
    'Warm feet in a cold hall.',
    'No holes after a winter of classes.',
    'They fit well inside my tabi.',
    'They stay up.',
  ],
  quibbles: [
    'They were tight before the first wash.',
    'I would like a taller version.',
    'Putting them on takes a moment longer.',
  ],
  complaints: ['One of them developed a hole at the heel.', 'Smaller than the size says.'],
}

/** Of hoods, masks and cowls. */
export const hoodBank: PhraseBank = {
  praise: [
    'Comfortable for a whole evening.',
    'Breathes better than I expected.',
    'Stays on when I roll.',
    'The cloth is soft and does not itch.',
    'I can see to both sides.',
    'Washed it ten times and the color is still there.',
    'It looks right with the suit.',
  ],
  quibbles: [
    'It took a video and three tries to put it on properly.',
    'A bit warm in summer.',
    'It sheds a little lint when new.',
  ],
  complaints: ['Too small for my head.', 'The edge started to fray.', 'It slips down over my nose when I talk.'],
}
