import type { CategoryNode } from '../category-node'

/** What takes the knocks. */
export const protectionCategory: CategoryNode = {
  slug: 'protection',
  title: 'Protection',
  text: 'Headgear, shin guards and mouth guards for supervised contact. Padding reduces cuts, bruises and broken teeth; nothing worn on the head prevents a concussion, so light contact remains the first piece of protective gear.',
  image: 'tile-headgear',
  children: [
    {
      slug: 'headgear',
      title: 'Headgear',
      text: 'Three ways of trading view for cover: open face, cheek protection, and a bar in front of the nose. Measure around the head just above the brows.',
      image: 'tile-headgear',
      children: [
        {
          slug: 'open-face-headgear',
          title: 'Open-Face Headgear',
          text: 'The widest view, with padding at brow, crown and ears.',
          image: 'headgear.open.blue-white',
        },
        {
          slug: 'cheek-headgear',
          title: 'Cheek Headgear',
          text: 'Pads below the eyes for hooks, the usual choice for gym sparring.',
          image: 'headgear.cheek.white-red',
        },
        {
          slug: 'face-bar-headgear',
          title: 'Face-Bar Headgear',
          text: 'A padded bar keeps gloves off the nose, at the price of some view downward.',
          image: 'headgear.bar.black-white',
        },
      ],
    },
    {
      slug: 'shin-guards',
      title: 'Shin Guards',
      text: 'Strapped guards for stand-up rounds, sleeves for classes that go to the floor. The top edge should end two fingers below the knee.',
      image: 'tile-shin-guards',
      children: [
        {
          slug: 'muay-thai-shin-guards',
          title: 'Strapped Shin Guards',
          text: 'Full shin and instep cover with crossed straps for Thai boxing and kickboxing.',
          image: 'shin-guard.striker.black-gold',
        },
        {
          slug: 'sleeve-shin-guards',
          title: 'Sleeve Shin Guards',
          text: 'Pull-on guards with removable foam for MMA, karate and taekwondo.',
          image: 'shin-guard.sleeve.black-white',
        },
      ],
    },
    {
      slug: 'mouth-guards',
      title: 'Mouth Guards',
      text: 'Guards to be fitted in hot water at home. Change yours every season, or sooner if you can see tooth marks through it.',
      image: 'tile-mouth-guards',
      children: [
        {
          slug: 'boil-and-bite-mouth-guards',
          title: 'Single-Layer Mouth Guards',
          text: 'Simple, light and cheap enough to keep a spare.',
          image: 'mouth-guard.solid.blue',
        },
        {
          slug: 'dual-layer-mouth-guards',
          title: 'Dual-Layer Mouth Guards',
          text: 'A firm shell over a soft lining, for sparring.',
          image: 'mouth-guard.dual.white-blue',
        },
      ],
    },
  ],
}
