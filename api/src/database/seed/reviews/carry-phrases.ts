import type { PhraseBank } from './phrase-bank'

/** Of gym bags. */
export const gymBagBank: PhraseBank = {
  praise: [
    'Everything fits, including sixteen ounce gloves.',
    'The zip runs smoothly even when it is overpacked.',
    'It wipes clean inside.',
    'Straps are padded where they should be.',
    'It survived a trip as checked luggage.',
    'The pockets make sense.',
    'No smell so far, I leave it open at night.',
    'Stands up by itself next to the mat.',
  ],
  quibbles: [
    'One more small pocket for keys would be good.',
    'The strap pad slides around.',
    'Bigger than it looks in the pictures.',
    'The lining is dark, so small things hide.',
  ],
  complaints: [
    'The zip pull broke off in the second month.',
    'A strap seam started to go under a heavy load.',
    'The ventilation could be better.',
  ],
}

/** Of bottles. */
export const bottleBank: PhraseBank = {
  praise: [
    'Does not leak in my bag.',
    'Easy to open with gloves on.',
    'No plastic taste.',
    'It fits the holder on my bike.',
    'Dropped it on concrete and it only has a scratch.',
    'Simple to clean.',
    'The size is right for a two hour session.',
  ],
  quibbles: [
    'The lid takes some strength to screw off.',
    'You need a long brush for the bottom.',
    'I would like a carrying loop on every color.',
  ],
  complaints: [
    'The seal started to leak after a few weeks.',
    'The lid cracked on the first drop.',
    'It kept the smell of the first drink.',
  ],
}
