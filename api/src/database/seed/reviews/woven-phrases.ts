import type { PhraseBank } from './phrase-bank'

/** Of uniforms. */
export const giBank: PhraseBank = {
  praise: [
    'It shrank about as much as the chart said and no more.',
    'The collar keeps its shape after a lot of pulling.',
    'Knees are still sound after four months.',
    'Sleeves come to the wrist bone and stay there.',
    'The drawcord does not come undone.',
    'Dries in a day on the line.',
    'The cloth softened up nicely by the third wash.',
    'My instructor asked where I got it.',
    'Good weight, it hangs straight and does not cling.',
    'Seams inside are clean and nothing scratches.',
  ],
  quibbles: [
    'Stiff for the first two classes.',
    'The pants are a bit long on me, easy to hem.',
    'Some lint in the first wash.',
    'I would have liked one more belt loop.',
    'It shows every stain, but that is on me.',
    'The jacket is roomy around the waist.',
  ],
  complaints: [
    'It lost almost a size although I washed it cold.',
    'The pants seam gave way at the gusset.',
    'Sleeves ended up too short for me after two washes.',
    'The cord frays at the tips.',
    'Boxier than I expected from the pictures.',
  ],
}

/** Of belts. */
export const beltBank: PhraseBank = {
  praise: [
    'Holds the knot through a whole class.',
    'The stitching is straight all the way, I looked.',
    'Color did not run in a cold wash.',
    'Length is right with the chart.',
    'Firm core but not a plank.',
    'The tails hang evenly.',
    'It looks better now than when it was new.',
    'Good value for something worn every day.',
  ],
  quibbles: [
    'Takes a couple of weeks to soften.',
    'The shade is slightly darker than my old one.',
    'A loose thread at one end, snipped it off.',
    'I should have gone one size longer.',
  ],
  complaints: [
    'One tail ended up a finger longer than the other.',
    'It shrank two inches.',
    'Comes undone more often than my old belt.',
  ],
}
