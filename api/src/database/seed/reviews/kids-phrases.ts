import type { PhraseBank } from './phrase-bank'

/** Of children's uniforms, by those who wash them. */
export const kidsUniformBank: PhraseBank = {
  praise: [
    'The elastic waist means no more help in the locker room.',
    'Washed it warm every week since September and it is still white.',
    'There is enough hem to let down next year.',
    'My daughter sleeps in it if we let her.',
    'Soft at the neck, no complaints about itching.',
    'It fits like the height chart says.',
  ],
  quibbles: [
    'The sleeves are a bit long for now.',
    'It wrinkles, but who irons these.',
    'It was stiff before the first wash.',
  ],
  complaints: ['The knees were thin after one term.', 'It shrank more than I hoped.', 'A side tie came off.'],
}

/** Of children's gloves and guards. */
export const kidsGearBank: PhraseBank = {
  praise: [
    'My son can put them on without me.',
    'Soft padding and light on the arms.',
    'The coach said it was the right size.',
    'It has survived two younger siblings so far.',
    'Bright color, so it always comes home.',
    'It stays where it belongs during class.',
  ],
  quibbles: ['They will be outgrown by spring.', 'Sizing is a bit generous.', 'It smelled new for a few days.'],
  complaints: [
    'Looked worn after only a few months.',
    'Too small although we followed the chart.',
    'A seam opened on the inside.',
  ],
}

/** Of children's clothes. */
export const kidsClothesBank: PhraseBank = {
  praise: [
    'No tag, no fuss.',
    'Holds its color in our laundry, which is saying something.',
    'She picked the color and now refuses to wear anything else.',
    'Stretchy and easy to pull on.',
    'Room to grow without looking like a tent.',
    'It dries overnight on a chair.',
  ],
  quibbles: [
    'It runs slightly small.',
    'The sleeves could be a bit longer.',
    'A second color in his size was sold out.',
  ],
  complaints: ['The seam at the shoulder popped.', 'It faded after a month.', 'Too tight around the neck.'],
}

/** Of whatever else children take to class. */
export const kidsOtherBank: PhraseBank = {
  praise: [
    'Just the right size for a child.',
    'It has lasted the whole school year.',
    'He is proud of it and takes care of it, for once.',
    'Good quality for something that lives on the floor.',
    'Bought a second one for her sister.',
    'The teacher approved.',
    'It survived the washing of a very determined grandmother.',
  ],
  quibbles: [
    'He would have preferred another color.',
    'It took a few days to get used to.',
    'The name label is small.',
  ],
  complaints: [
    'It did not survive the first term.',
    'Smaller than I expected.',
    'The color looked different in daylight.',
  ],
}
