import type { PhraseBank } from './phrase-bank'

/** Of rash guards. */
export const rashGuardBank: PhraseBank = {
  praise: [
    'It does not ride up even when I invert.',
    'Seams are flat and leave no marks.',
    'Print has not cracked or faded after thirty washes.',
    'Dries while I am in the shower.',
    'Tight in the right way.',
    'No more mat burn on my elbows.',
    'Not see-through when stretched.',
    'The neck is comfortable and does not choke.',
  ],
  quibbles: [
    'Getting out of it when wet is a workout.',
    'Sleeves are a touch long on me.',
    'It runs small, so check the chart.',
    'The hem band is tight at first.',
  ],
  complaints: [
    'A seam popped under the arm after five weeks.',
    'It pills where my gi rubs.',
    'The size chart put me one size too small.',
    'It holds on to odor more than I expected.',
  ],
}

/** Of shorts. */
export const shortsBank: PhraseBank = {
  praise: [
    'Full range of motion, high kicks included.',
    'The waist stays up by itself.',
    'Light and quick to dry.',
    'The length is right for me at five nine.',
    'Stitching survived a season of people grabbing it.',
    'Comfortable enough to wear home.',
    'The color holds up in the wash.',
  ],
  quibbles: [
    'The waistband is snug when new.',
    'A pocket for keys would be nice.',
    'They run a touch short.',
    'They crease in the gym bag.',
  ],
  complaints: [
    'A seam tore when I stretched.',
    'Too tight at the thigh for anyone who squats.',
    'The elastic went soft after a few months.',
  ],
}

/** Of shirts. */
export const shirtBank: PhraseBank = {
  praise: [
    'Kept its shape after a dozen washes.',
    'Soft from the first wear.',
    'The print is small and I like that.',
    'The length is right for me.',
    'I wear it outside the gym more than in it.',
    'The fit matches the chart.',
    'The neck has not stretched out.',
    'My whole class asked about it.',
  ],
  quibbles: [
    'Picks up lint in the wash.',
    'A bit boxy on me.',
    'It shrank slightly in length.',
    'I would like more colors.',
  ],
  complaints: [
    'The hem went wavy after a month.',
    'It came out of the dryer a size smaller.',
    'The stitching at the hem unraveled.',
  ],
}
